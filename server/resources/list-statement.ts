import { halfKey, isSearchable, isStored } from '#contract/fields.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { foldText } from '#contract/text-folding.ts';
import { translatedKeys } from '#contract/translation.ts';
import type { Caller } from '../http/caller.ts';
import { filtersSql } from './filter-sql.ts';
import { isRowsOrder, rowsPartsOf } from './nested-rows.ts';
import { within } from './record-statements.ts';
import { type RecordTable, type RecordTables, columnOf } from './record-table.ts';
import { selectList } from './select-list.ts';
import { type Statement, type Values, createValues } from './statement.ts';

export interface ListScope {
  table: RecordTable;
  tables: RecordTables;
  language: Language;
  /** The caller's id where the grant reaches only their own records. */
  ownerId: number | null;
  /** Only what the definition lets the public see. */
  isPublic: boolean;
  /** Whom a filter by «me» means, and who reads what others share. Default: nobody. */
  caller?: Caller | null;
}

/**
 * One statement that gives a page and the true total: `total` on every row, and one row without an id when
 * the page is empty. The page is found by ids alone, from an index where there is one; the columns are
 * fetched for its rows only. A search is materialised first: its selectivity is what planners guess wrong.
 */
export function listStatement(query: ListQuery, scope: ListScope): Statement {
  const { table } = scope;
  const values = createValues();
  const words = searchWords(query);
  const where = conditions(query, { ...scope, isReading: true }, values, words);
  const order = orderSql(query, scope);
  const limit = values.add(query.pageSize);
  const offset = values.add((query.page - 1) * query.pageSize);
  const ids = ['record.id', ...order.columns].join(', ');
  const found = `${table.name} record where ${where}`;
  const isSearch = words.length > 0;
  const matches = isSearch ? `with matches as materialized (select ${ids} from ${found}) ` : '';
  const from = isSearch ? 'matches' : found;
  const columns = selectList(table, scope.tables, scope.language, { isPublic: scope.isPublic });
  return {
    text: `${matches}select counted.total, page.* from (select count(*)::int as total from ${from}) counted
left join (
  select ${columns}, row_number() over (order by ${order.by('chosen')}) as row_place
  from (select ${isSearch ? '*' : ids} from ${from} order by ${order.by()} limit ${limit} offset ${offset}) chosen
  join ${table.name} record on record.id = chosen.id
) page on true order by page.row_place`,
    values: values.list,
  };
}

/**
 * The ids of everything that a query finds, in the order in which they are to be locked.
 * @param limit one more than the caller can use tells that there are too many
 */
export function matchingStatement(query: ListQuery, scope: ListScope, limit: number): Statement {
  const values = createValues();
  const where = conditions(query, { ...scope, isReading: false }, values, searchWords(query));
  const text = `select record.id from ${scope.table.name} record where ${where} order by record.id limit ${values.add(limit)}`;
  return { text, values: values.list };
}

/** How many of the records that a query finds have each value of a field. */
export function countsStatement(query: ListQuery, scope: ListScope, key: string): Statement {
  const { table } = scope;
  const values = createValues();
  const where = conditions(query, { ...scope, isReading: true }, values, searchWords(query));
  return {
    text: `select record.${columnOf(table, key)} as value, count(*)::int as count from ${table.name} record
where ${where} group by 1`,
    values: values.list,
  };
}

/**
 * The next records that a query finds, in the order of their ids: from an index, without counting and skipping
 * those before, so that the last batch costs what the first one did.
 */
export function keysetStatement(
  query: ListQuery,
  scope: ListScope,
  { after, limit }: { after: number; limit: number },
): Statement {
  const { table } = scope;
  const values = createValues();
  const where = conditions(query, { ...scope, isReading: true }, values, searchWords(query));
  return {
    text: `select ${selectList(table, scope.tables, scope.language, { isPublic: scope.isPublic })} from ${table.name} record
where ${where} and record.id > ${values.add(after)} order by record.id limit ${values.add(limit)}`,
    values: values.list,
  };
}

function conditions(
  query: ListQuery,
  { table, tables, ownerId, isPublic, isReading, caller }: ListScope & { isReading: boolean },
  values: Values,
  words: readonly string[],
): string {
  const { resource } = table;
  const isDeleted = query.trash === true;
  const parts = within({ table, tables }, { ownerId, isPublic, isDeleted, isReading, caller }, values);
  if (query.ids) parts.push(`record.id = any(${values.add(query.ids)}::int[])`);
  const isSearched = Object.values(resource.fields).some((field) => isStored(field) && isSearchable(field));
  const searchedRows = rowsPartsOf(table, tables).filter(({ field }) => field.searchable);
  for (const word of words) {
    // Where there is nothing to search in, nothing is found.
    if (!isSearched && searchedRows.length === 0) {
      parts.push('false');
      continue;
    }
    const pattern = values.add(containing(word));
    const places = searchedRows.map(
      ({ field, child }) =>
        `exists (select 1 from ${child.name} nested where nested.${columnOf(child, field.by)} = record.id
  and nested.deleted_at is null and nested.search like ${pattern})`,
    );
    parts.push(`(${[...(isSearched ? [`record.search like ${pattern}`] : []), ...places].join(' or ')})`);
  }
  if (query.missing) parts.push(missingSql(table, query.missing));
  parts.push(...filtersSql(table, query.filters, values, caller?.userId));
  return parts.join(' and ');
}

/** Some text that is there in the other language only. */
export function missingSql(table: RecordTable, missing: Language): string {
  const half = (key: string, language: Language) => `record.${columnOf(table, halfKey(key, language))}`;
  const parts = translatedKeys(table.resource).map(
    (key) => `(${half(key, missing)} = '' and ${half(key, otherLanguage(missing))} <> '')`,
  );
  return `(${parts.join(' or ')})`;
}

interface Order {
  /** What it orders by beside the id, each expression with its name, for a select list. */
  columns: string[];
  by(alias?: string): string;
}

/** The order of a list, ties always by id in the same direction, so that an index can be walked. */
function orderSql({ sort }: ListQuery, { table, tables, language }: ListScope): Order {
  const idAt = sort.findIndex(({ field }) => field === 'id');
  // Nothing that stands behind the id decides anything.
  const keys = idAt === -1 ? sort : sort.slice(0, idAt);
  const tie = (sort[idAt] ?? sort.at(-1))?.direction ?? 'desc';
  const terms = keys.map(({ field: key, direction }, index) => ({
    name: `sort_${index}`,
    expression: sortExpression(table, key, language),
    suffix: `${direction}${table.nullable.has(key) ? ' nulls last' : ''}`,
  }));
  // By their record, rows stand as it has them.
  if (idAt === -1 && isRowsOrder(table, tables, keys.at(-1)?.field))
    terms.push({ name: 'sort_row', expression: `record.${columnOf(table, 'position')}`, suffix: 'asc' });
  return {
    columns: terms.map(({ name, expression }) => `${expression} as ${name}`),
    by: (alias) => {
      const prefix = alias ? `${alias}.` : '';
      return [...terms.map(({ name, suffix }) => `${prefix}${name} ${suffix}`), `${prefix}id ${tie}`].join(
        ', ',
      );
    },
  };
}

/** Texts are ordered by their folded form, byte by byte, in the reader's language: both databases agree. */
function sortExpression(table: RecordTable, key: string, language: Language): string {
  const type = table.resource.fields[key]?.type;
  const column = `record.${columnOf(table, type === 'bilingual' ? halfKey(key, language) : key)}`;
  switch (type) {
    case 'bilingual':
    case 'text':
    case 'longText':
      return `fold_text(${column}) collate "C"`;
    case 'email':
    case 'phone':
    case 'url':
    case 'select':
      return `${column} collate "C"`;
    case 'number':
    case 'boolean':
    case 'date':
    case 'dateTime':
    case 'reference':
    case undefined: // one of the record's own columns
      return column;
    case 'references':
    case 'image':
    case 'files':
    case 'hours':
    case 'rows':
    case 'password':
      throw new Error(`A ${type} field has no order`); // `checkResource` refuses one that says it has
  }
}

/** The folded words of a search, each of which must be found; at most eight. */
const searchWords = (query: ListQuery): string[] =>
  foldText(query.search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8);

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
