import type { PoolClient } from 'pg';
import type { ConflictDecision } from '#contract/conflicts.ts';
import { conflictReaders } from '#contract/conflicts.ts';
import { AppError } from '#contract/errors.ts';
import { afterCommit } from '../../../db/transaction.ts';
import type { Host } from '../../../host.ts';
import { signedInCaller } from '../../../http/caller.ts';
import { type Asked, changeHeld } from '../../change-held.ts';
import type { Outcome } from '../../outcome.ts';
import { refusalWith, updateRow } from '../../record-change.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { buildWalls, conflictStateOf, lastOutcomeOf } from './conflict-rows.ts';
import { walledColleagues } from './walled-colleagues.ts';

/** Keeps what somebody decides about a hit: a change of its record, in its audit. */
export function decideConflict(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const change = changeHeld(host, table, tables);
  return (asked: Asked, decision: ConflictDecision, requestContext: RequestContext): Promise<Outcome> =>
    change(asked, requestContext, async ({ client, scope, before }) => {
      const place = { resource: resource.name, recordId: asked.id };
      const { userId } = signedInCaller(requestContext.caller);
      const last = await lastOutcomeOf(client, place, decision.conflictId);
      // Somebody else has decided meanwhile: a wall that was not seen is not taken down.
      if (decision.after !== last) throw refusalWith('conflict', before, scope);
      const walled = decision.decision === 'wall' ? decision.walled : [];
      await checkWalled(client, walled, { userId, roles: Object.keys(conflictReaders(resource) || {}) });
      await client.query(
        'insert into conflict_outcomes (hit_id, decision, sentence, walled, by_id) values ($1, $2, $3, $4, $5)',
        [decision.conflictId, decision.decision, decision.sentence, JSON.stringify(walled), userId],
      );
      await buildWalls(client, place);
      afterCommit(client, () => walled.forEach((one) => host.forgetCaller(one)));
      const leaving = await walledColleagues(table, tables)(client, place, before);
      const columns = {
        conflictState: await conflictStateOf(client, place),
        ...Object.fromEntries(leaving.map((key) => [key, null])),
      };
      return {
        called: decision.decision === 'wall' ? 'conflictWalled' : 'conflictCleared',
        write: () => updateRow(client, scope, { id: asked.id, columns }),
      };
    });
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
