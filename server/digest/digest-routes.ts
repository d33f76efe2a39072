import { z } from 'zod';
import { merged } from '#contract/checked.ts';
import { type Digest, digestCalls, digestSchema } from '#contract/digest.ts';
import type { Host } from '../host.ts';
import { signedInCaller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { DIGEST_DAY } from './office-clock.ts';

const shared = { tag: 'Notifications', access: { CustomerService: 'own', Admin: 'own' } } as const;

/** The own choice of a daily summary by mail. */
export const digestRoutes = ({ pool }: Pick<Host, 'pool'>): AnyRoute[] => [
  route({
    ...shared,
    method: 'GET',
    path: digestCalls.get,
    summary: 'Whether a mail says each working day what waits for oneself',
    data: () => digestSchema,
    async handle({ caller }) {
      const { userId } = signedInCaller(caller);
      const { rowCount } = await pool.query('select from digests where user_id = $1', [userId]);
      return { isDaily: rowCount === 1 };
    },
  }),
  route<undefined, Digest>({
    ...shared,
    method: 'POST',
    path: digestCalls.set,
    summary: 'Asks for that mail from the next morning on, or for none',
    body: { schema: () => digestSchema, check: (input) => merged(digestSchema.safeParse(input)) },
    data: () => z.null(),
    errors: ['validation'],
    async handle({ caller, body }) {
      const { userId } = signedInCaller(caller);
      // The morning that is under way is over for whoever asks now.
      await (body.isDaily
        ? pool.query(
            `insert into digests (user_id, last_day)
             select u.id, ${DIGEST_DAY} from users u
             left join branches b on b.id = u.branch_id and b.deleted_at is null where u.id = $2
             on conflict (user_id) do nothing`,
            [new Date(), userId],
          )
        : pool.query('delete from digests where user_id = $1', [userId]));
      return null;
    },
  }),
];
