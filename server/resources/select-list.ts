import { filesFieldOf } from '#contract/attachments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { countKey, halfKey, labelKey } from '#contract/fields.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import { recordBaseKeys } from '#contract/record-base.ts';
import { filesSql } from '../files/attached-files.ts';
import { type ReadKind, withAccessLog } from '../privacy/access-log.ts';
import { allowedSql } from './public-switch.ts';
import { type RecordTable, type RecordTables, columnOf, storedKeys } from './record-table.ts';
import type { Row, Statement } from './statement.ts';

/**
 * The columns of an answer, named by the keys of the wire, with the name of each referenced record beside
 * its id, in the reader's language. What a setting keeps from the public is null for it.
 * @param alias what the statement calls the resource's own table; default `record`
 */
export function selectList(
  table: RecordTable,
  tables: RecordTables,
  language: Language,
  { alias = 'record', isPublic = false }: { alias?: string; isPublic?: boolean } = {},
): string {
  const own = [...recordBaseKeys, ...storedKeys(table.resource)].map((key) => {
    const column = `${alias}.${columnOf(table, key)}`;
    const publicIn = isPublic ? table.resource.fields[key]?.publicIn : undefined;
    if (!publicIn) return `${column} as "${key}"`;
    return `case when ${allowedSql(publicIn, { table, tables, alias })} then ${column} end as "${key}"`;
  });
  const labels = Object.entries(table.resource.fields).flatMap(([key, field]) => {
    const target = field.type === 'reference' ? tables.get(field.to) : undefined;
    if (!target) return [];
    const label = titleSql(target, language, 'referenced');
    const match = `referenced.${columnOf(target, 'id')} = ${alias}.${columnOf(table, key)}`;
    return [`(select ${label} from ${target.name} referenced where ${match}) as "${labelKey(key)}"`];
  });
  const counts = Object.entries(table.resource.fields).flatMap(([key, field]) => {
    const child = field.type === 'rows' ? tables.get(field.of.name) : undefined;
    if (field.type !== 'rows' || !child) return [];
    const match = `counted.${columnOf(child, field.by)} = ${alias}.${columnOf(table, 'id')}`;
    const living = `counted.${columnOf(child, 'deletedAt')} is null`;
    return [
      `(select count(*)::int from ${child.name} counted where ${match} and ${living}) as "${countKey(key)}"`,
    ];
  });
  const held = filesFieldOf(table.resource);
  const files = held
    ? [
        `${filesSql(table.resource, { key: held.key, id: `${alias}.${columnOf(table, 'id')}` })} as "${held.key}"`,
      ]
    : [];
  return [...own, ...labels, ...counts, ...files].join(', ');
}

/** What a record is called, in a language, or in the other one when that half is empty (R12). */
function titleSql(table: RecordTable, language: Language, alias: string): string {
  const { title, fields } = table.resource;
  if (fields[title]?.type !== 'bilingual') return `${alias}.${columnOf(table, title)}::text`;
  const half = (of: Language): string => `${alias}.${columnOf(table, halfKey(title, of))}`;
  return `coalesce(nullif(${half(language)}, ''), ${half(otherLanguage(language))})`;
}

/** What these records are called, by their ids. Those in the trash keep their names. */
export function namesStatement(table: RecordTable, language: Language, ids: readonly number[]): Statement {
  const id = `record.${columnOf(table, 'id')}`;
  return {
    text: `select ${id} as id, ${titleSql(table, language, 'record')} as name from ${table.name} record where ${id} = any($1::int[])`,
    values: [ids],
  };
}

/**
 * A row as an answer carries it: bilingual texts also under their own key, in the reader's language, the time of
 * deletion only where there is one, and nothing of what a setting keeps from the reader. Whom of the staff it is shown
 * to is written down (P-03).
 * @param kind how they come to see it
 */
export function serializeRecord(
  resource: AnyResource,
  row: Row,
  language: Language,
  kind: Extract<ReadKind, 'read' | 'change'> = 'read',
): Row {
  const { deletedAt, ...living } = row;
  const presented: Row = deletedAt === null ? living : { ...row };
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.publicIn && row[key] === null) delete presented[key];
    if (field.type !== 'bilingual') continue;
    presented[key] = row[halfKey(key, language)] || row[halfKey(key, otherLanguage(language))] || '';
  }
  return withAccessLog(presented, { resource, kind, ids: [Number(row['id'])] });
}
