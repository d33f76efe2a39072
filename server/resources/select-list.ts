import type { AnyResource } from '#contract/define-resource.ts';
import { isLocalized, isNamed } from '#contract/field-kinds.ts';
import type { Pool, PoolClient } from 'pg';
import { carriedKey, halfKey, labelKey } from '#contract/field-keys.ts';
import { carriedReference } from '#contract/fields.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import { recordBaseKeys } from '#contract/record-base.ts';
import { shownText } from '../db/order-expression.ts';
import type { KnownRecord } from './capability-hooks.ts';
import { sourceOf } from './public-source.ts';
import { type RecordTable, type RecordTables, columnOf, storedKeys } from './record-table.ts';
import type { Row, Statement } from './statement.ts';

/**
 * The columns of an answer, named by the keys of the wire, with the name of each referenced record beside
 * its id, in the reader's language, and what capabilities add. The statement calls the table `record`.
 */
export function selectList(
  table: RecordTable,
  tables: RecordTables,
  language: Language,
  { isPublic = false }: { isPublic?: boolean } = {},
): string {
  const known = selectLists.get(table) ?? new Map<string, string>();
  selectLists.set(table, known);
  const key = `${language} ${isPublic}`;
  const columns = known.get(key) ?? columnsOf(table, tables, { language, isPublic });
  known.set(key, columns);
  return columns;
}
const selectLists = new WeakMap<RecordTable, Map<string, string>>();

function columnsOf(
  table: RecordTable,
  tables: RecordTables,
  { language, isPublic }: { language: Language; isPublic: boolean },
): string {
  const restricted = isPublic ? publicColumns(table) : {};
  const own = [...recordBaseKeys, ...storedKeys(table.resource)].map(
    (key) => `${restricted[key] ?? `record.${columnOf(table, key)}`} as "${key}"`,
  );
  const labels = Object.entries(table.resource.fields).flatMap(([key, field]) => {
    const target = isNamed(field) ? tables.get(field.to) : undefined;
    if (!target) return [];
    const label = titleSql(target, language, 'referenced');
    const source = sourceOf(target, language, isPublic);
    const match = `referenced.${columnOf(target, 'id')} = record.${columnOf(table, key)}`;
    const named = `(select ${label} from ${source} referenced where ${match}) as "${labelKey(key)}"`;
    const carried = carriedReference(field);
    if (carried === undefined) return [named];
    const id = heldSql(target, carried, { tables, language });
    return [
      named,
      `(select ${id} from ${source} referenced where ${match}) as "${carriedKey(key, carried)}"`,
    ];
  });
  const more = table.capabilities.flatMap(({ selectColumns = [] }) => selectColumns);
  return [...own, ...labels, ...more].join(', ');
}

/** The id that a reference of `referenced` holds, as long as everybody may read the record that it points at. */
function heldSql(
  target: RecordTable,
  key: string,
  { tables, language }: { tables: RecordTables; language: Language },
): string {
  const field = target.resource.fields[key];
  const held = field && isNamed(field) ? tables.get(field.to) : undefined;
  if (!held) return 'null::int';
  // Within the brackets `record` is the one that is held: what the public may read is said of a `record`.
  const where = [
    `record.${columnOf(held, 'id')} = referenced.${columnOf(target, key)}`,
    `record.${columnOf(held, 'deletedAt')} is null`,
    ...held.capabilities.flatMap(({ publicConditions = [] }) => publicConditions),
  ];
  return `(select record.${columnOf(held, 'id')} from ${sourceOf(held, language, true)} record where ${where.join(' and ')})`;
}

/** What the public is given in the place of columns, by their keys. */
const publicColumns = ({ capabilities }: RecordTable): Readonly<Record<string, string>> =>
  Object.assign({}, ...capabilities.map((capability) => capability.publicColumns));

/** What a record is called, in a language, or in the other one when that half is empty (R12). */
function titleSql(table: RecordTable, language: Language, alias: string): string {
  const { title, fields } = table.resource;
  const named = fields[title];
  if (!named || !isLocalized(named)) return `${alias}.${columnOf(table, title)}::text`;
  const half = (of: Language): string => `${alias}.${columnOf(table, halfKey(title, of))}`;
  return shownText({ column: half(language), other: half(otherLanguage(language)) });
}

/** What these records are called, by their ids. Those in the trash keep their names. */
export function namesStatement(table: RecordTable, language: Language, ids: readonly number[]): Statement {
  const id = `record.${columnOf(table, 'id')}`;
  return {
    text: `select ${id} as id, ${titleSql(table, language, 'record')} as name from ${table.name} record where ${id} = any($1::int[])`,
    values: [ids],
  };
}

/** What no select list gives of a record, by the keys of the wire. */
export async function loadBeside(
  on: Pool | PoolClient,
  { table, language }: { table: RecordTable; language: Language },
  known: KnownRecord,
): Promise<Row> {
  let found: Row = {};
  for (const { load } of table.capabilities)
    if (load) found = { ...found, ...(await load(on, known, language)) };
  return found;
}

/**
 * A row as an answer carries it: bilingual texts also under their own key, in the reader's language, the time of
 * deletion only where there is one, and nothing of what a capability keeps from the reader.
 */
export const serializeRecord = (table: RecordTable, row: Row, language: Language): Row =>
  presentedIn({ ...row }, table, row, language);

/** The same for rows of one statement, which have the same keys. */
export function serializeRecords(table: RecordTable, rows: readonly Row[], language: Language): Row[] {
  const [first] = rows;
  const texts = localizedOf(table.resource).map(({ key }) => [key, null]);
  if (!first || texts.length === 0) return rows.map((row) => serializeRecord(table, row, language));
  // An object that gains keys after it was made becomes a slow one: each row is written into one that has them all.
  const named: Row = Object.fromEntries([...Object.keys(first).map((key) => [key, null]), ...texts]);
  const blank = { ...named };
  return rows.map((row) => presentedIn(Object.assign({ ...blank }, row), table, row, language));
}

function presentedIn(
  presented: Row,
  { resource, capabilities }: RecordTable,
  row: Row,
  language: Language,
): Row {
  if (row['deletedAt'] === null) presented['deletedAt'] = undefined;
  for (const { key, ...halves } of localizedOf(resource))
    presented[key] = row[halves[language]] || row[halves[otherLanguage(language)]] || '';
  return capabilities.reduce((output, { resolveOutput }) => resolveOutput?.(output) ?? output, presented);
}

/** The bilingual texts of a resource with the keys of their halves. */
function localizedOf(resource: AnyResource): readonly LocalizedKeys[] {
  const known = localized.get(resource);
  if (known) return known;
  const found = Object.entries(resource.fields).flatMap(([key, field]) =>
    isLocalized(field) ? { key, ar: halfKey(key, 'ar'), en: halfKey(key, 'en') } : [],
  );
  localized.set(resource, found);
  return found;
}
interface LocalizedKeys extends Readonly<Record<Language, string>> {
  readonly key: string;
}
const localized = new WeakMap<AnyResource, readonly LocalizedKeys[]>();
