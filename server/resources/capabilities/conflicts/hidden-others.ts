import { type Reach, reach } from '#contract/access.ts';
import type { Caller } from '../../../http/caller.ts';
import { reachSql } from '../../reach-sql.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import { ownersOf } from './find-conflicts.ts';

/**
 * As a condition on `other`: whether the reader, the account `$3`, may not know of it. A party is known by its record,
 * and a client who has records by any of them. `null`: nothing is kept from this reader.
 */
export function hiddenSql(tables: RecordTables, caller: Caller): string | null {
  const places = [...tables.values()]
    .filter(({ resource }) => resource.conflicts)
    .map((table) => ({ table, narrow: reach(table.resource.access.read, caller.role) }));
  if (!caller.isWalled && places.every(({ narrow }) => narrow === 'all')) return null;
  const parties = places.map(
    (place) =>
      `(other.of_resource = '${place.table.resource.name}' and not ${oneOf(place.table, 'told.id = other.of_id', knownSql(place))})`,
  );
  const owners = new Set(places.flatMap(({ table }) => ownersOf(table.resource) ?? []));
  const clients = [...owners].map((owner) => {
    const owned = places.filter(({ table }) => ownersOf(table.resource) === owner);
    const anyOf = (condition: (place: Place) => string) =>
      owned.map((place) => oneOf(place.table, ownedSql(place.table), condition(place))).join(' or ');
    return `(other.resource = '${owner}' and (${anyOf(() => 'true')}) and not (${anyOf(knownSql)}))`;
  });
  return [...parties, ...clients].join(' or ');
}

interface Place {
  readonly table: RecordTable;
  /** How far the reader reaches in it. */
  readonly narrow: Reach | null;
}

const oneOf = ({ name }: RecordTable, which: string, condition: string): string =>
  `exists (select 1 from ${name} told where ${which} and ${condition})`;

const ownedSql = (table: RecordTable): string =>
  `told.${columnOf(table, table.resource.owner ?? '')} = other.record_id`;

function knownSql({ table, narrow }: Place): string {
  if (narrow === null) return 'false';
  const isReached = narrow === 'all' ? '' : ` and ${reachSql(table, narrow, '$3', 'told')}`;
  return `not exists (select 1 from conflict_walls wall where wall.user_id = $3
    and wall.resource = '${table.resource.name}' and wall.record_id = told.id)${isReached}`;
}
