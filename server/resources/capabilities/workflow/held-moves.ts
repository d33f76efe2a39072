import type { PoolClient } from 'pg';
import { z } from 'zod';
import { reach } from '#contract/access.ts';
import type { ReadSelection } from '#contract/bulk.ts';
import { AppError } from '#contract/errors.ts';
import { type HeldMove, heldMoves as holdable } from '#contract/held-moves.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Host } from '../../../host.ts';
import { bulkOf } from '../../bulk-records.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';

/** What is kept of a move until it is made. */
export const heldSchema = z.object({
  userId: z.number(),
  resource: z.string(),
  move: z.string(),
  ids: z.array(z.number()),
  /** What was shown of them when it was asked for. Default: each is taken as it is. */
  versions: z.array(z.object({ id: z.number(), version: z.number() })).optional(),
  input: z.record(z.string(), z.unknown()),
});

/** Who holds a move makes it in time; what a closed tab or a lost line left is made by the host so many seconds later. */
const GRACE_SECONDS = 3;

/**
 * Moves that wait until they can no longer be taken back. One is tried out when it is asked for, so that a refusal is
 * known at once, and kept as a job of the outbox: made exactly once, in one transaction with the end of its job.
 */
export function heldMovesOf(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const bulk = bulkOf(host, table, tables);

  return {
    async hold(
      move: string,
      { selection, input }: { selection: ReadSelection; input: Values },
      requestContext: RequestContext,
    ): Promise<HeldMove> {
      const { ids } = await bulk.act(move, selection, input, requestContext, { isTrial: true });
      const seconds = host.env.moveHoldSeconds;
      const userId = requestContext.caller?.userId;
      const payload = { userId, resource: resource.name, move, ids, versions: selection.versions, input };
      const { rows } = await host.pool.query<{ id: string }>(
        `insert into outbox (kind, payload, run_at) values ('heldMove', $1, now() + make_interval(secs => $2)) returning id`,
        [JSON.stringify(payload), seconds + GRACE_SECONDS],
      );
      return { id: Number(rows[0]?.id), ids, seconds };
    },

    /** Makes a move that this person holds. It gives the records; none where there is nothing left to make. */
    async make(id: number, requestContext: RequestContext): Promise<{ ids: number[] }> {
      const held = await heldBy(id, requestContext);
      const holder = held && holdable(resource).find(([name]) => name === held.move);
      if (!held || !holder) return { ids: [] };
      const [move, , grant] = holder;
      const reached = reach(grant, requestContext.caller?.role ?? null);
      if (reached === null) throw new AppError('forbidden');
      try {
        return await bulk.act(
          move,
          { ids: held.ids, versions: held.versions },
          held.input,
          { ...requestContext, reach: reached },
          {
            begin: (client) => take(client, id),
          },
        );
      } catch (error) {
        if (error instanceof GoneError) return { ids: [] };
        throw error;
      }
    },

    /** Whether it was still there: it is then as if it had never been asked for. */
    async takeBack(id: number, { caller }: RequestContext): Promise<boolean> {
      const { rowCount } = await host.pool.query(`delete from outbox where ${HELD}`, [
        id,
        caller?.userId,
        resource.name,
      ]);
      return rowCount === 1;
    },
  };

  async function heldBy(id: number, { caller }: RequestContext) {
    const { rows } = await host.pool.query<{ payload: unknown }>(`select payload from outbox where ${HELD}`, [
      id,
      caller?.userId,
      resource.name,
    ]);
    return rows[0] && heldSchema.parse(rows[0].payload);
  }
}

/** The job ends with the commit of the move. Whoever takes it back at the same time waits for that, and comes too late. */
async function take(client: PoolClient, id: number): Promise<void> {
  const { rowCount } = await client.query(
    `update outbox set done_at = now(), locked_until = null, payload = '{}'
     where id = $1 and kind = 'heldMove' and done_at is null and failed_at is null`,
    [id],
  );
  if (rowCount !== 1) throw new GoneError();
}

/** Somebody else has made the move, or it was taken back. */
class GoneError extends Error {}

const HELD = `id = $1 and kind = 'heldMove' and done_at is null and failed_at is null
  and (payload->>'userId')::int = $2 and payload->>'resource' = $3`;
