import { AppError } from '#contract/errors.ts';
import { refusalsSchema } from '#contract/bulk.ts';
import { accountById } from '../auth/accounts.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Host } from '../host.ts';
import type { OutboxJob } from '../mail/outbox-job.ts';
import type { RecordTables } from './record-table.ts';
import { endRefused, heldChangesOf, heldSchema } from './held-changes.ts';
import { tellRefused } from './tell-refused.ts';

/**
 * Makes a change whose holder has gone: as that account is now, since it may have lost the right, or been suspended. What
 * is refused by now is told to it by the bell.
 */
export const makeHeldChange =
  (host: Host, tables: RecordTables) =>
  async ({ id, payload }: OutboxJob): Promise<void> => {
    const { data: held } = heldSchema.safeParse(payload);
    const table = held && tables.get(held.resource);
    // It was made, or taken back, since it was read; or it is of another version of the host.
    if (!table) return;
    const account = await accountById(host.pool, held.userId);
    if (!account || account.isSuspended) return;
    const { role, language } = account;
    // Nobody has looked whether anything is kept from it, so that every record is asked.
    const caller = { userId: held.userId, role, sessionId: NO_SESSION, isWalled: true };
    try {
      await heldChangesOf(host, table).make(id, { caller, language, reach: 'all', isPublic: false });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [refused] = refusalsSchema.safeParse(error.details.data).data?.refusals ?? [];
      await withTransaction(host.pool, async (client) => {
        if (await endRefused(client, id)) await tellRefused(client, payload, refused?.id);
      });
    }
  };

/** Nobody is signed in. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';
