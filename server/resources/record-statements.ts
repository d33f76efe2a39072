import { type Reach, canManage, reach as reachOf } from '#contract/access.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { Caller } from '../http/caller.ts';
import type { SharedTransaction } from './outcome.ts';
import { aboutSql } from './about-sql.ts';
import { sourceOf } from './public-source.ts';
import { reachSql } from './reach-sql.ts';
import { type RecordTable, type RecordTables, columnOf, parameterOf } from './record-table.ts';
import { selectList } from './select-list.ts';
import { type Statement, type SqlParameters, createSqlParameters } from './statement.ts';

export interface RecordScope {
  table: RecordTable;
  tables: RecordTables;
  language: Language;
  /** The transaction that a change belongs to. Default: one of its own. */
  shared?: SharedTransaction;
}
export interface Choice {
  id: number;
  /** How far the caller's grant reaches: part of the SQL, so that nothing else is seen. */
  reach: Reach;
  isDeleted?: boolean;
  /** Only what the definition lets the public see. */
  isPublic?: boolean;
  /** Holds the row until the transaction ends. */
  isLocked?: boolean;
  /** Whoever asks: what is kept from them is not found, and what others share as far as they may open its list. */
  caller: Caller | null;
}

/**
 * What every question keeps to: the living records or the trash, those that the grant lets the caller reach, and what
 * is published where only the public's grant lets the caller in.
 */
export function scopeConditions(
  { table, tables }: Pick<RecordScope, 'table' | 'tables'>,
  {
    reach,
    isDeleted,
    isPublic,
    isReading,
    caller,
  }: Required<Pick<Choice, 'reach' | 'isDeleted' | 'isPublic'>> &
    Pick<Choice, 'caller'> & { isReading: boolean },
  values: SqlParameters,
): string[] {
  const { sharedBy, sharedAbout, access } = table.resource;
  const role = caller?.role ?? null;
  const account = () => values.add(caller?.userId ?? 0);
  const parts = [`record.${columnOf(table, 'deletedAt')} is ${isDeleted ? 'not null' : 'null'}`];
  if (isPublic) parts.push(...table.capabilities.flatMap(({ publicConditions = [] }) => publicConditions));
  // The database knows no type of a value that no condition asks about.
  for (const hiddenFrom of wallsOf(table, caller)) parts.push(`not ${hiddenFrom(account())}`);
  parts.push(...aboutConditions({ table, tables }, role, account));
  // Whoever may list what is there does not see by that what others have thrown away.
  const trash = isDeleted ? reachOf(access.delete, role) : null;
  if (trash !== null && trash !== 'all' && trash !== reach) parts.push(reachSql(table, trash, account()));
  if (reach === 'all') return parts;
  const reached = reachSql(table, reach, account());
  // What is shared is there to be read, not to be changed, and nobody else's trash is.
  if (reach !== 'own' || !sharedBy || !isReading || isDeleted) return [...parts, reached];
  const shared = `record.${columnOf(table, sharedBy)}`;
  if (!sharedAbout) return [...parts, `(${reached} or ${shared})`];
  const listed = [...tables.values()].flatMap(({ resource }) =>
    canManage(resource, 'list', role) ? [resource.name] : [],
  );
  const about = `record.${columnOf(table, sharedAbout)} = any(${values.add(listed)}::text[])`;
  return [...parts, `(${reached} or (${shared} and ${about}))`];
}

/** What may be kept from whoever asks, as conditions on a record and an account; none where nothing is. */
export const wallsOf = (
  { capabilities }: Pick<RecordTable, 'capabilities'>,
  caller: Caller | null,
): ((account: string) => string)[] =>
  caller?.isWalled ? capabilities.flatMap(({ hiddenFrom }) => hiddenFrom ?? []) : [];

/** What is about a record that the role reads by assignment or by office alone is read by whoever reads that record. */
function aboutConditions(
  { table, tables }: Pick<RecordScope, 'table' | 'tables'>,
  role: Role | null,
  account: () => string,
): string[] {
  const about = aboutSql(table);
  if (!about) return [];
  return [...tables.values()].flatMap((other) => {
    const narrow = reachOf(other.resource.access.read, role);
    if (narrow !== 'assigned' && narrow !== 'office') return [];
    const known = reachSql(other, narrow, account(), 'told');
    return [
      `(${about.resource} <> '${other.resource.name}' or exists (select 1 from ${other.name} told where told.id = ${about.id} and ${known}))`,
    ];
  });
}

export function selectOne(
  scope: RecordScope,
  { id, reach, isDeleted = false, isPublic = false, isLocked = false, caller }: Choice,
): Statement {
  const { table } = scope;
  const values = createSqlParameters();
  const where = [
    `record.id = ${values.add(id)}`,
    ...scopeConditions(scope, { reach, isDeleted, isPublic, isReading: !isLocked, caller }, values),
  ];
  const columns = selectList(table, scope.tables, scope.language, { isPublic });
  const lock = isLocked ? ' for update of record' : '';
  return {
    text: `select ${columns} from ${sourceOf(table, scope.language, isPublic)} record where ${where.join(' and ')}${lock}`,
    values: values.list,
  };
}

/** @param written values by key; every key must be a column of the table */
export function insertOne(scope: RecordScope, written: Readonly<Record<string, unknown>>): Statement {
  const { table } = scope;
  const values = createSqlParameters();
  const entries = Object.entries(written);
  const more = table.capabilities.flatMap(({ insertColumns = {} }) => Object.entries(insertColumns));
  const columns = [...entries, ...more].map(([key]) => columnOf(table, key)).join(', ');
  const places = [
    ...entries.map(([key, value]) => values.add(parameterOf(table, key, value))),
    ...more.map(([, sql]) => sql),
  ].join(', ');
  const text = `with record as (insert into ${table.name} (${columns}) values (${places}) returning *)
select ${selectList(table, scope.tables, scope.language)} from record`;
  return { text, values: values.list };
}

/** Writes values and counts the version up. */
export function updateOne(
  scope: RecordScope,
  id: number,
  written: Readonly<Record<string, unknown>>,
): Statement {
  const { table } = scope;
  const values = createSqlParameters();
  const sets = Object.entries(written).map(
    ([key, value]) => `${columnOf(table, key)} = ${values.add(parameterOf(table, key, value))}`,
  );
  const text = `with record as (
  update ${table.name} set ${[...sets, 'version = version + 1', 'updated_at = now()'].join(', ')}
  where id = ${values.add(id)} returning *
) select ${selectList(table, scope.tables, scope.language)} from record`;
  return { text, values: values.list };
}
