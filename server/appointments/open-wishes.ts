import type { PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Matter } from '#contract/matter.ts';
import type { PortalBooking } from '#contract/portal.ts';
import { matterColumn, matterTable, stateColumn } from '../db/matter-sql.ts';
import { readRules } from './slot-calendar.ts';

interface Wishing {
  readonly matter: Matter;
  readonly booking: PortalBooking<string>;
  readonly ownerId: unknown;
}

/**
 * Throws `tooManyWishes` where as many times as the firm allows are kept for a client and not confirmed: each takes an
 * hour from everybody else. Holds the account until the end of the transaction, so that two sent at once are counted.
 */
export async function refuseManyWishes(
  client: PoolClient,
  { matter, booking, ownerId }: Wishing,
): Promise<void> {
  await client.query('select from users where id = $1 for no key update', [ownerId]);
  const { openWishes } = await readRules(client);
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::int as open from ${matterTable(matter)}
     where ${matterColumn(matter.owner)} = $1 and ${stateColumn(matter)} = $2
       and ${matterColumn(booking.wish)} > now() and deleted_at is null`,
    [ownerId, matter.workflow.initial],
  );
  if ((rows[0]?.open ?? 0) >= openWishes) throw new AppError('tooManyWishes');
}
