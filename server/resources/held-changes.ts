import type { PoolClient } from 'pg';
import { z } from 'zod';
import { type Grant, reach } from '#contract/access.ts';
import type { ReadSelection } from '#contract/bulk.ts';
import { AppError } from '#contract/errors.ts';
import {
  HOLD_GRACE_SECONDS,
  HOLD_MOST_SECONDS,
  type HeldChange,
  type HeldChangeState,
} from '#contract/held-changes.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Host } from '../host.ts';
import type { BulkOptions } from './bulk-records.ts';
import type { RecordTable } from './record-table.ts';
import type { RequestContext } from './request-context.ts';

/** What is kept of a change until it is made. */
export const heldSchema = z
  .object({
    userId: z.number(),
    resource: z.string(),
    /** The name of the change, as it is stored. */
    move: z.string(),
    ids: z.array(z.number()),
    /** What was shown of them when it was asked for. Default: each is taken as it is. */
    versions: z.array(z.object({ id: z.number(), version: z.number() })).optional(),
    input: z.record(z.string(), z.unknown()),
  })
  .transform(({ move: name, ...held }) => ({ ...held, name }));

/** Changes of many records that can wait, and how they are made. */
export interface HeldWork {
  /** Who may make which of them, by their names. */
  readonly grants: Readonly<Record<string, Grant>>;
  readonly run: (
    name: string,
    asked: { readonly selection: ReadSelection; readonly input: Values },
    requestContext: RequestContext,
    options: BulkOptions,
  ) => Promise<{ ids: number[] }>;
}

/** What the capabilities of a table can hold. */
export const heldWorksOf = (host: Host, { capabilities }: RecordTable): HeldWork[] =>
  capabilities.flatMap(({ heldWork }) => heldWork?.(host) ?? []);

/**
 * Changes that wait until they can no longer be taken back. One is tried out when it is asked for, so that a refusal is
 * known at once, and kept as a job of the outbox: made exactly once, in one transaction with the end of its job.
 */
export function heldChangesOf(host: Host, table: RecordTable) {
  const { resource } = table;
  const workOf = (name: string) => heldWorksOf(host, table).find(({ grants }) => Object.hasOwn(grants, name));
  const changes = {
    async hold(
      name: string,
      { selection, input }: { selection: ReadSelection; input: Values },
      requestContext: RequestContext,
    ): Promise<HeldChange> {
      const work = workOf(name);
      if (!work) throw new Error(`No change of ${resource.name} is called ${name}`);
      const { ids } = await work.run(name, { selection, input }, requestContext, { isTrial: true });
      if (ids.length === 0) return { id: 0, ids, seconds: 0 };
      const seconds = host.env.holdSeconds;
      const userId = requestContext.caller?.userId;
      const { versions } = selection;
      const payload = { userId, resource: resource.name, move: name, ids, versions, input };
      // A move brings its records into one state. Of others the input says what they are, such as the language.
      const isMove = Object.hasOwn(resource.actions, name);
      const { rows } = await host.pool.query<{ id: string }>(HOLD, [
        JSON.stringify(payload),
        seconds + HOLD_GRACE_SECONDS,
        isMove,
      ]);
      return { id: Number(rows[0]?.id), ids, seconds };
    },

    /** Makes a change that this person holds. It gives the records; none where there is nothing left to make. */
    async make(id: number, requestContext: RequestContext): Promise<{ ids: number[] }> {
      const held = await heldBy(id, requestContext);
      const work = held && workOf(held.name);
      if (!held || !work) return { ids: [] };
      const reached = reach(work.grants[held.name] ?? false, requestContext.caller?.role ?? null);
      if (reached === null) throw new AppError('forbidden');
      const { name, ids, versions, input } = held;
      try {
        return await work.run(
          name,
          { selection: { ids, versions }, input },
          { ...requestContext, reach: reached },
          { begin: (client) => take(client, id) },
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

    /** Lets it wait on, as somebody is about to take it back, and says for how long; 0 where there is nothing to take back. */
    async extend(id: number, { caller }: RequestContext): Promise<number> {
      const { rows } = await host.pool.query<{ seconds: number }>(EXTEND, [
        id,
        caller?.userId,
        resource.name,
        host.env.holdSeconds + HOLD_GRACE_SECONDS,
        HOLD_MOST_SECONDS + HOLD_GRACE_SECONDS,
      ]);
      return Math.max(0, (rows[0]?.seconds ?? 0) - HOLD_GRACE_SECONDS);
    },

    /** What came of a change that this person held. Of what ended otherwise than by being made nothing says whose it was. */
    async state(id: number, { caller }: RequestContext): Promise<HeldChangeState> {
      const { rows } = await host.pool.query<{ state: HeldChangeState }>(
        `select case when done_at is null then 'waiting' else 'made' end as state
         from outbox where id = $1 and failed_at is null and ${OF_HOLDER}`,
        [id, caller?.userId, resource.name],
      );
      if (!rows[0]) throw new AppError('notFound');
      return rows[0].state;
    },
  };

  return {
    ...changes,
    /** `make` for whoever holds it, and is told here what was refused: it is not tried again without them. */
    async makeInPlace(id: number, requestContext: RequestContext): Promise<{ ids: number[] }> {
      try {
        return await changes.make(id, requestContext);
      } catch (error) {
        if (error instanceof AppError) await changes.takeBack(id, requestContext);
        throw error;
      }
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

/**
 * The job ends with the commit of the change; who held it is kept, so that they learn of it. Whoever takes it back at the
 * same time waits for that, and comes too late.
 */
async function take(client: PoolClient, id: number): Promise<void> {
  const holder = `jsonb_build_object('userId', payload->'userId', 'resource', payload->'resource')`;
  if (!(await endJob(client, id, holder))) throw new GoneError();
}

/**
 * Ends the job of a refused change, in the transaction of the notification that tells of it; false where the change was
 * made, taken back or refused already.
 */
export const endRefused = (client: PoolClient, id: number): Promise<boolean> => endJob(client, id, `'{}'`);

/** @param payloadSql what the job keeps, as SQL */
async function endJob(client: PoolClient, id: number, payloadSql: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update outbox set done_at = now(), locked_until = null, error = null, payload = ${payloadSql}
     where id = $1 and kind = 'heldMove' and done_at is null and failed_at is null`,
    [id],
  );
  return rowCount === 1;
}

/** Somebody else has made the change, or it was taken back. */
class GoneError extends Error {}

/**
 * Asked for again while it waits, it takes its own place: whoever got no answer presses once more, with other words maybe,
 * and wants it once.
 */
const HOLD = `
  with before as (
    delete from outbox o using (select $1::jsonb as held) asked
    where o.kind = 'heldMove' and o.done_at is null and o.failed_at is null
      and (o.payload->'userId', o.payload->'resource', o.payload->'move', o.payload->'ids')
        = (held->'userId', held->'resource', held->'move', held->'ids')
      and ($3::boolean or o.payload->'input' = held->'input')
  )
  insert into outbox (kind, payload, run_at)
  values ('heldMove', $1::jsonb, now() + make_interval(secs => $2)) returning id`;

const OF_HOLDER = `kind = 'heldMove' and (payload->>'userId')::int = $2 and payload->>'resource' = $3`;
const HELD = `id = $1 and done_at is null and failed_at is null and ${OF_HOLDER}`;

/** Never shortens the wait, and leaves a change alone that is just being made. */
const EXTEND = `
  update outbox
  set run_at = greatest(run_at, least(now() + make_interval(secs => $4), created_at + make_interval(secs => $5)))
  where ${HELD} and (locked_until is null or locked_until < now())
  returning extract(epoch from run_at - now())::float8 as seconds`;
