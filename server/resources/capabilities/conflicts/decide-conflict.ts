import type { PoolClient } from 'pg';
import type { ConflictDecision } from '#contract/conflicts.ts';
import { conflictReaders } from '#contract/conflicts.ts';
import { AppError } from '#contract/errors.ts';
import { afterCommit } from '../../../db/transaction.ts';
import type { Host } from '../../../host.ts';
import { signedInCaller } from '../../../http/caller.ts';
import { type Submission, onceOnly } from '../../idempotency.ts';
import type { Outcome } from '../../outcome.ts';
import { applyChange, lockForUpdate, runInTransaction, updateRow } from '../../record-change.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { buildWalls, conflictStateOf } from './conflict-rows.ts';

interface Asked {
  readonly id: number;
  readonly submission: Submission | null;
}

/** Keeps what somebody decides about a hit: a change of its record, in its audit. */
export const decideConflict =
  (host: Host, table: RecordTable, tables: RecordTables) =>
  async (
    { id, submission }: Asked,
    decision: ConflictDecision,
    requestContext: RequestContext,
  ): Promise<Outcome> => {
    const { resource } = table;
    const { caller, ownerId, language, shared } = requestContext;
    const scope = { table, tables, language, shared };
    const place = { resource: resource.name, recordId: id };
    return runInTransaction(host, scope, (client) =>
      onceOnly(client, submission, async () => {
        const before = await lockForUpdate(client, scope, { id, ownerId, version: null, caller });
        const { userId } = signedInCaller(caller);
        await checkHit(client, place, decision.conflictId);
        const walled = decision.decision === 'wall' ? decision.walled : [];
        await checkWalled(client, walled, { userId, roles: Object.keys(conflictReaders(resource) || {}) });
        await client.query(
          'insert into conflict_outcomes (hit_id, decision, sentence, walled, by_id) values ($1, $2, $3, $4, $5)',
          [decision.conflictId, decision.decision, decision.sentence, JSON.stringify(walled), userId],
        );
        await buildWalls(client, place);
        afterCommit(client, () => walled.forEach((one) => host.forgetCaller(one)));
        const { assignee = '' } = resource;
        const leaves = walled.includes(Number(before[assignee]));
        const columns = {
          conflictState: await conflictStateOf(client, place),
          ...(leaves ? { [assignee]: null } : {}),
        };
        return applyChange({
          host,
          client,
          scope,
          requestContext,
          change: { operation: 'updated', before, written: {}, caller },
          locked: before,
          called: decision.decision === 'wall' ? 'conflictWalled' : 'conflictCleared',
          write: () => updateRow(client, scope, { id, columns }),
        });
      }),
    );
  };

async function checkHit(
  client: PoolClient,
  { resource, recordId }: { resource: string; recordId: number },
  hitId: number,
): Promise<void> {
  const { rows } = await client.query(
    'select 1 from conflict_hits where id = $1 and resource = $2 and record_id = $3 and gone_at is null',
    [hitId, resource, recordId],
  );
  if (rows.length === 0) throw new AppError('notFound');
}

/** Only colleagues are walled off, and nobody walls themselves off: somebody stays who can decide again. */
async function checkWalled(
  client: PoolClient,
  walled: readonly number[],
  { userId, roles }: { userId: number; roles: readonly string[] },
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    'select id from users where id = any($1::int[]) and role = any($2::text[]) and deleted_at is null and id <> $3',
    [walled, roles, userId],
  );
  if (rows.length !== new Set(walled).size)
    throw new AppError('validation', { fields: { walled: { code: 'referenceMissing' } } });
}
