import type { PoolClient } from 'pg';
import { z } from 'zod';
import { toValidationResult } from '#contract/validation-result.ts';
import { type Digest, digestCalls, digestSchema } from '#contract/digest.ts';
import { ownAccountAuditEntry } from '../auth/own-account-audit-entry.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Host } from '../host.ts';
import { type Caller, signedInCaller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { writeAudit } from '../resources/audit.ts';
import { DIGEST_DAY } from './office-clock.ts';
import { wantsDigest } from './wants-digest.ts';

const shared = { tag: 'Notifications', access: { CustomerService: 'own', Admin: 'own' } } as const;

/** The own choice of a daily summary by mail. */
export const digestRoutes = ({ pool }: Pick<Host, 'pool'>): AnyRoute[] => [
  route({
    ...shared,
    method: 'GET',
    path: digestCalls.get,
    summary: 'Whether a mail says each working day what waits for oneself',
    data: () => digestSchema,
    handle: async ({ caller }) => ({ isDaily: await wantsDigest(pool, signedInCaller(caller).userId) }),
  }),
  route<undefined, Digest>({
    ...shared,
    method: 'POST',
    path: digestCalls.set,
    summary: 'Asks for that mail from the next morning on, or for none',
    body: { schema: () => digestSchema, check: (input) => toValidationResult(digestSchema.safeParse(input)) },
    data: () => z.null(),
    errors: ['validation'],
    async handle({ caller, body }) {
      const signedIn = signedInCaller(caller);
      await withTransaction(pool, (client) => chooseDigest(client, signedIn, body));
      return null;
    },
  }),
];

/** Keeps the choice; one that changes nothing is not worth an entry. */
async function chooseDigest(client: PoolClient, caller: Caller, { isDaily }: Digest): Promise<void> {
  // The morning that is under way is over for whoever asks now.
  const { rowCount } = await (isDaily
    ? client.query(
        `insert into digests (user_id, last_day)
         select u.id, ${DIGEST_DAY} from users u
         left join branches b on b.id = u.branch_id and b.deleted_at is null where u.id = $2
         on conflict (user_id) do nothing`,
        [new Date(), caller.userId],
      )
    : client.query('delete from digests where user_id = $1', [caller.userId]));
  if (rowCount === 0) return;
  await writeAudit(client, { ...ownAccountAuditEntry(caller, 'digestChosen'), summary: isDaily ? ON : OFF });
}

const ON = { ar: 'تفعيل', en: 'Switched on' };
const OFF = { ar: 'إيقاف', en: 'Switched off' };
