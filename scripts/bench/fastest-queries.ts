import type { Language } from '#contract/language.ts';
import { type HandList, type ListName, handLists, orderSql } from './hand-lists.ts';

/** A statement that connections keep prepared under its name. Its first column is JSON as it leaves. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** How a page is found: from the start, behind a row, by counting rows from the start, or by words. */
export type Way = 'first' | 'after' | 'jump' | `search${number}`;

/**
 * A page with its total: `$1` the total's name or nothing, then the filter's value, the key or the words.
 * The page is found by ids alone, on an index; the total is read, not counted, but for a search.
 */
export function pageStatement(
  list: ListName,
  given: { way: Way; isFiltered: boolean; pageSize: number; language: Language },
): Prepared {
  const { way, isFiltered, pageSize, language } = given;
  const { by: orderedBy, filter, finds } = handLists[list];
  const order = orderSql(handLists[list]);
  const words = way.startsWith('search') ? Number(way.slice('search'.length)) : 0;
  const next = isFiltered ? 3 : 2;
  const where = [
    't.deleted_at is null',
    ...(isFiltered ? [`t.${filter.column} = $2`] : []),
    ...(way === 'after' ? [behind(list, `$${next}`)] : []),
    ...Array.from({ length: words }, (_each, at) => finds(`$${next + at}`)),
  ].join(' and ');
  const by = `order by ${order} limit ${pageSize}${way === 'jump' ? ` offset $${next}` : ''}`;
  const matches =
    words > 0
      ? `matches as materialized (select ${orderedBy.map((column) => `t.${column}`).join(', ')} from ${list} t where ${where}), `
      : '';
  const chosen =
    words > 0 ? `select id from matches t ${by}` : `select t.id from ${list} t where ${where} ${by}`;
  const total =
    words > 0
      ? `(select count(*)::int from matches) + 0 * length($1)`
      : `(select coalesce(sum(n), 0)::int from bench_totals where name = $1)`;
  return {
    name: [list, way, isFiltered, pageSize, language].join(' '),
    text: `with ${matches}page as materialized (
  select ${columnsOf(list, language)} from (${chosen}) chosen join ${list} t on t.id = chosen.id order by ${order})
select (select coalesce(json_agg(page), '[]')::text from page) as json, (select array_agg(id) from page) as ids, ${total} as total`,
  };
}

/** What stands behind the record of an id in the order of a list. */
function behind(list: ListName, id: string): string {
  const { by, order }: HandList = handLists[list];
  const sign = order === 'asc' ? '>' : '<';
  const at = by.map((column) => (column === 'id' ? id : `(select ${column} from ${list} where id = ${id})`));
  return `(${by.map((column) => `t.${column}`).join(', ')}) ${sign} (${at.join(', ')})`;
}

/** One record: `$1` its id. */
export const oneStatement = (list: ListName, language: Language): Prepared => ({
  name: [list, 'one', language].join(' '),
  text: `select row_to_json(one)::text as json, array[one.id] as ids from (
  select ${columnsOf(list, language, handLists[list].recordColumns)} from ${list} t where t.id = $1 and t.deleted_at is null) one`,
});

/** A question with its audit and its part of the totals, in one statement. */
export const createStatement = (language: Language): Prepared => ({
  name: `create ${language}`,
  text: `with t as (
  insert into faqs (category_id, question_ar, question_en, answer_ar, answer_en, position)
  values ($1, $2, $3, $4, $5, (select coalesce(max(position), 0) + 1 from faqs where deleted_at is null)) returning *
), audit as (
  insert into audit_entries (user_id, resource, record_id, operation, changes, record_ar, record_en)
  select $6, 'faqs', id, 'created', $7, question_ar, question_en from t
), counted as (
  insert into bench_totals (name, n) values ('faqs', 1), ('faqs ' || $1::int, 1)
) select row_to_json(one)::text as json from (select ${columnsOf('faqs', language)} from t) one`,
});

/** What callers were shown since the last time, in one statement: `$1` a JSON list. */
export const logStatement: Prepared = {
  name: 'log',
  text: `insert into record_reads (user_id, session_id, resource, kind, record_ids)
select "userId", "sessionId", resource, kind, ids from jsonb_to_recordset($1) as shown(
  "userId" int, "sessionId" uuid, resource text, kind text, ids int[])`,
};

const columnsOf = (list: ListName, language: Language, more: HandList['recordColumns'] = {}): string =>
  Object.entries({ ...handLists[list].columns(language, isoMoment), ...more })
    .map(([key, sql]) => `${sql} as "${key}"`)
    .join(', ');

const isoMoment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
