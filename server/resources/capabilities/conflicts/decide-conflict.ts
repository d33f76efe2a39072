import type { PoolClient } from 'pg';
import type { ConflictDecision } from '#contract/conflicts.ts';
import { conflictReaders } from '#contract/conflicts.ts';
import { AppError } from '#contract/errors.ts';
import { afterCommit } from '../../../db/transaction.ts';
import type { Host } from '../../../host.ts';
import { type Caller, signedInCaller } from '../../../http/caller.ts';
import { notify } from '../../../live/notify.ts';
import { type Asked, changeLocked } from '../../change-locked.ts';
import type { Outcome } from '../../outcome.ts';
import { refusalWith, updateRow } from '../../record-change.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { type Place, buildWalls, conflictStateOf, lastOutcomeOf } from './conflict-rows.ts';
import { leftBy, walledColleagues } from './walled-colleagues.ts';
import { isWalledSql } from './walled-sql.ts';

/** Keeps what somebody decides about a hit: a change of its record, in its audit. */
export function decideConflict(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const change = changeLocked(host, table, tables);
  return (asked: Asked, decision: ConflictDecision, requestContext: RequestContext): Promise<Outcome> =>
    change(asked, requestContext, async ({ client, scope, before }) => {
      const place = { resource: resource.name, recordId: asked.id };
      const caller = signedInCaller(requestContext.caller);
      // The wall may have been built while this one waited for the record.
      if (await isBehindWall(client, place, caller.userId)) throw new AppError('notFound');
      const last = await lastOutcomeOf(client, place, { hitId: decision.conflictId, caller, tables });
      // Somebody else has decided meanwhile: a wall that was not seen is not taken down.
      if (decision.after !== last) throw refusalWith('conflict', before, scope);
      const walled = decision.decision === 'wall' ? decision.walled : [];
      await checkWalled(client, walled, { caller, roles: Object.keys(conflictReaders(resource) || {}) });
      await client.query(
        'insert into conflict_outcomes (hit_id, decision, sentence, walled, by_id) values ($1, $2, $3, $4, $5)',
        [decision.conflictId, decision.decision, decision.sentence, JSON.stringify(walled), caller.userId],
      );
      await buildWalls(client, place);
      afterCommit(client, () => walled.forEach((one) => host.forgetCaller(one)));
      const left = leftBy(resource, before, await walledColleagues(table, tables)(client, place, before));
      const columns = { conflictState: await conflictStateOf(client, place), ...left.columns };
      if (left.isUnattended)
        await notify(client, {
          to: 'staff',
          kind: 'appointmentUnattended',
          number: String(before['number']),
          about: { resource: resource.name, id: asked.id },
          table,
        });
      return {
        called: decision.decision === 'wall' ? 'conflictWalled' : 'conflictCleared',
        write: () => updateRow(client, scope, { id: asked.id, columns }),
      };
    });
}

async function isBehindWall(client: PoolClient, { resource, recordId }: Place, userId: number) {
  const { rows } = await client.query<{ isWalled: boolean }>(
    `select ${isWalledSql('$1', '$2', '$3')} as "isWalled"`,
    [userId, resource, recordId],
  );
  return rows[0]?.isWalled === true;
}

/** Only colleagues are walled off, and nobody walls themselves off: somebody stays who can decide again. */
async function checkWalled(
  client: PoolClient,
  walled: readonly number[],
  { caller: { userId, role }, roles }: { caller: Caller; roles: readonly string[] },
): Promise<void> {
  // Held against their removal: whoever decides is outside of the wall, and must stay while it is built.
  const { rows } = await client.query<{ id: number }>(
    `select id from users where deleted_at is null
       and (id = any($1::int[]) and role = any($2::text[]) or id = $3 and role = $4 and not is_suspended)
     order by id for share`,
    [walled, roles, userId, role],
  );
  const found = rows.map(({ id }) => id);
  if (!found.includes(userId)) throw new AppError('unauthenticated');
  if (walled.includes(userId) || walled.some((id) => !found.includes(id)))
    throw new AppError('validation', { fields: { walled: { code: 'referenceMissing' } } });
}
