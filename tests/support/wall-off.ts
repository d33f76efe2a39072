import type { Pool } from 'pg';
import { withTransaction } from '#server/db/transaction.ts';
import { type Place, buildWalls } from '#server/resources/capabilities/conflicts/conflict-rows.ts';

/** Walls accounts off from a record, as if somebody had decided it about a hit. */
export const wallOff = (
  pool: Pool,
  { resource, recordId }: Place,
  walled: readonly number[],
): Promise<void> =>
  withTransaction(pool, async (client) => {
    await client.query(
      `with hit as (insert into conflict_hits (resource, record_id, party_resource, party_id, other_resource, other_id, compared, score, reason)
         values ($1, $2, 'users', 1, 'users', 2, '', 100, 'sameName') returning id)
       insert into conflict_outcomes (hit_id, decision, sentence, walled, by_id) select id, 'wall', 'x', $3, 1 from hit`,
      [resource, recordId, JSON.stringify(walled)],
    );
    await buildWalls(client, { resource, recordId });
  });
