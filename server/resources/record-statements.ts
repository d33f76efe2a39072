import { canManage } from '#contract/access.ts';
import type { Language } from '#contract/language.ts';
import type { Caller } from '../http/caller.ts';
import type { SharedTransaction } from './outcome.ts';
import { sourceOf } from './public-source.ts';
import { type RecordTable, type RecordTables, columnOf, parameterOf } from './record-table.ts';
import { selectList } from './select-list.ts';
import { type Statement, type Values, createValues } from './statement.ts';

export interface RecordScope {
  table: RecordTable;
  tables: RecordTables;
  language: Language;
  /** The transaction that a change belongs to. Default: one of its own. */
  shared?: SharedTransaction;
}
export interface Choice {
  id: number;
  /** The caller's id where the grant reaches only their own records: part of the SQL, so that nothing else is seen. */
  ownerId: number | null;
  isDeleted?: boolean;
  /** Only what the definition lets the public see. */
  isPublic?: boolean;
  /** Holds the row until the transaction ends. */
  isLocked?: boolean;
  /** Whoever asks: what is kept from them is not found, and what others share as far as they may open its list. */
  caller: Caller | null;
}

/**
 * What every question keeps to: the living records or the trash, the caller's own where the grant says so, and what
 * is published where only the public's grant lets the caller in.
 */
export function scopeConditions(
  { table, tables }: Pick<RecordScope, 'table' | 'tables'>,
  {
    ownerId,
    isDeleted,
    isPublic,
    isReading,
    caller,
  }: Required<Pick<Choice, 'ownerId' | 'isDeleted' | 'isPublic'>> &
    Pick<Choice, 'caller'> & { isReading: boolean },
  values: Values,
): string[] {
  const { owner = '', sharedBy, sharedAbout } = table.resource;
  const parts = [`record.${columnOf(table, 'deletedAt')} is ${isDeleted ? 'not null' : 'null'}`];
  if (isPublic) parts.push(...table.capabilities.flatMap(({ publicConditions = [] }) => publicConditions));
  if (caller?.isWalled) {
    const account = values.add(caller.userId);
    for (const { keptFrom } of table.capabilities) if (keptFrom) parts.push(`not ${keptFrom(account)}`);
  }
  if (ownerId === null) return parts;
  // A grant of `own` without an owner field does not start; columnOf would throw for the empty key.
  const own = `record.${columnOf(table, owner)} = ${values.add(ownerId)}`;
  // What is shared is there to be read, not to be changed, and nobody else's trash is.
  if (!sharedBy || !isReading || isDeleted) return [...parts, own];
  const shared = `record.${columnOf(table, sharedBy)}`;
  if (!sharedAbout) return [...parts, `(${own} or ${shared})`];
  const role = caller?.role ?? null;
  const listed = [...tables.values()].flatMap(({ resource }) =>
    canManage(resource, 'list', role) ? [resource.name] : [],
  );
  const about = `record.${columnOf(table, sharedAbout)} = any(${values.add(listed)}::text[])`;
  return [...parts, `(${own} or (${shared} and ${about}))`];
}

export function selectOne(
  scope: RecordScope,
  { id, ownerId, isDeleted = false, isPublic = false, isLocked = false, caller }: Choice,
): Statement {
  const { table } = scope;
  const values = createValues();
  const where = [
    `record.id = ${values.add(id)}`,
    ...scopeConditions(scope, { ownerId, isDeleted, isPublic, isReading: !isLocked, caller }, values),
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
  const values = createValues();
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
  const values = createValues();
  const sets = Object.entries(written).map(
    ([key, value]) => `${columnOf(table, key)} = ${values.add(parameterOf(table, key, value))}`,
  );
  const text = `with record as (
  update ${table.name} set ${[...sets, 'version = version + 1', 'updated_at = now()'].join(', ')}
  where id = ${values.add(id)} returning *
) select ${selectList(table, scope.tables, scope.language)} from record`;
  return { text, values: values.list };
}
