import { type Reach, reach } from '#contract/access.ts';
import type { Caller } from '../../../http/caller.ts';
import { reachSql } from '../../reach-sql.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import { sqlList } from '../../../db/matter-sql.ts';
import { ownersOf } from './find-conflicts.ts';
import { isWalledSql } from './walled-sql.ts';

/**
 * As a condition on `hit`: whether the reader may not know of the other. A party is known by its record, and a client who
 * has records by any of them.
 */
export function hiddenSql(tables: RecordTables, caller: Caller): string {
  const account = String(Math.trunc(caller.userId));
  const places = [...tables.values()]
    .filter(({ resource }) => resource.conflicts)
    .map((table) => ({ table, account, narrow: reach(table.resource.access.read, caller.role) }));
  if (!caller.isWalled && places.every(({ narrow }) => narrow === 'all')) return 'false';
  const parties = places.map(
    (place) =>
      `(hit.of_resource = '${place.table.resource.name}' and not ${oneOf(place.table, 'told.id = hit.of_id', knownSql(place))})`,
  );
  const owners = new Set(places.flatMap(({ table }) => ownersOf(table.resource) ?? []));
  const clients = [...owners].map((owner) => {
    const owned = places.filter(({ table }) => ownersOf(table.resource) === owner);
    const anyOf = (condition: (place: Place) => string) =>
      owned.map((place) => oneOf(place.table, ownedSql(place.table), condition(place))).join(' or ');
    return `(hit.other_resource = '${owner}' and (${anyOf(() => 'true')}) and not (${anyOf(knownSql)}))`;
  });
  // Of one whose record was forgotten nobody can say any more whose it was.
  const unknown = `(hit.of_resource is null and hit.other_resource not in (${sqlList(['', ...owners])}))`;
  return `coalesce(${[...parties, ...clients, unknown].join(' or ')}, false)`;
}

interface Place {
  readonly table: RecordTable;
  /** The reader. */
  readonly account: string;
  /** How far they reach in it. */
  readonly narrow: Reach | null;
}

const oneOf = ({ name }: RecordTable, which: string, condition: string): string =>
  `exists (select 1 from ${name} told where ${which} and ${condition})`;

const ownedSql = (table: RecordTable): string =>
  `told.${columnOf(table, table.resource.owner ?? '')} = hit.other_id`;

function knownSql({ table, account, narrow }: Place): string {
  if (narrow === null) return 'false';
  const isReached = narrow === 'all' ? '' : ` and ${reachSql(table, narrow, account, 'told')}`;
  return `not ${isWalledSql(account, `'${table.resource.name}'`, 'told.id')}${isReached}`;
}
