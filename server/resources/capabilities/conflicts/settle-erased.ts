import type { PoolClient } from 'pg';
import type { ConflictState } from '#contract/conflicts.ts';
import type { StoredRow } from '../../hooks.ts';
import type { Touched } from '../../outcome.ts';
import { type RecordTable, columnOf } from '../../record-table.ts';
import { auditedKeys, stateFollowed } from './state-followed.ts';

/** Of a party, names and number: whose side they were on stays. */
const NAMELESS = `'{"nameAr": "", "nameEn": "", "number": ""}'`;

/**
 * Takes the names of people who were erased, parties or clients, out of all that was found about them. What nobody has
 * decided waits no more: nobody could see what to decide. To be called when their own names are gone.
 * @returns the records of which something was settled
 */
export async function settleErased(
  client: PoolClient,
  tables: Iterable<Pick<RecordTable, 'resource' | 'name' | 'columns'>>,
  erased: Touched,
): Promise<Touched[]> {
  const touched: Touched[] = [];
  for (const table of tables)
    if (table.resource.conflicts) touched.push(await settleIn(client, table, erased));
  return touched;
}

/** As conditions on a hit of records of `$1`: that the party, or the other, is one of `$2` with a number of `$3`. */
const PARTY = '(hit.party_resource = $2 and hit.party_id = any($3::int[]))';
const OTHER = '(hit.other_resource = $2 and hit.other_id = any($3::int[]))';
const NAMED = `hit.resource = $1 and (${PARTY} or ${OTHER})`;
const UNDECIDED = 'not exists (select from conflict_outcomes where hit_id = hit.id)';

async function settleIn(
  client: PoolClient,
  table: Pick<RecordTable, 'resource' | 'name' | 'columns'>,
  { resource, ids }: Touched,
): Promise<Touched> {
  const values = [table.resource.name, resource, ids];
  const columns = auditedKeys(table.resource).map((key) => `${columnOf(table, key)} as "${key}"`);
  // The record before its hits, as whoever checks or decides takes them; and only then is it read what was decided.
  const { rows: held } = await client.query<StoredRow>(
    `select ${columns.join(', ')} from ${table.name} where id in (
       select record_id from conflict_hits hit where ${NAMED}) order by id for no key update`,
    values,
  );
  // Beside the name of the one the hash of both would tell the number of the other to whoever tries them all.
  const { rows: settled } = await client.query<{ id: number }>(
    `update conflict_hits hit set party = case when ${PARTY} then party || ${NAMELESS} else party end,
       other = case when ${OTHER} then other || ${NAMELESS} else other end, compared = 'erased ' || id,
       gone_at = case when ${UNDECIDED} then coalesce(gone_at, now()) else gone_at end,
       gone_as = case when ${UNDECIDED} then 'erased' else gone_as end
     where ${NAMED} returning record_id as id`,
    values,
  );
  const state = columnOf(table, 'conflictState');
  const { rows: stated } = await client.query<{ id: number; conflictState: ConflictState | null }>(
    `update ${table.name} set ${state} = conflict_state_of($1, id) where id = any($2::int[])
     returning id, ${state} as "conflictState"`,
    [table.resource.name, held.map(({ id }) => id)],
  );
  const followed = held.map((before) => ({
    before,
    conflictState: stated.find(({ id }) => id === before.id)?.conflictState ?? null,
  }));
  // Also those that wait for something else: what is to be decided is another list.
  return {
    ...(await stateFollowed(client, table, followed)),
    ids: [...new Set(settled.map(({ id }) => id))],
  };
}
