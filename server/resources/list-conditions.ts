import type { Reach } from '#contract/access.ts';
import { halfKey } from '#contract/field-keys.ts';
import { isSearchable, isSearchedThrough } from '#contract/fields.ts';
import { isStored } from '#contract/field-kinds.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { HOME_CODES } from '#contract/phone-number.ts';
import { type WrittenNumber, searchTerms } from '#contract/search-terms.ts';
import { foldText } from '#contract/text-folding.ts';
import { translatedKeys } from '#contract/translation.ts';
import type { Caller } from '../http/caller.ts';
import { filtersSql } from './filter-sql.ts';
import { scopeConditions } from './record-statements.ts';
import { type RecordTable, type RecordTables, columnOf } from './record-table.ts';
import type { SqlParameters } from './statement.ts';

export interface ListScope {
  table: RecordTable;
  tables: RecordTables;
  language: Language;
  /** How far the grant lets the caller reach. */
  reach: Reach;
  /** Only what the definition lets the public see. */
  isPublic: boolean;
  /** Whoever asks: whom a filter by «me» means, who reads what others share, and from whom something is kept. */
  caller: Caller | null;
}

/** Which records a query finds, as SQL. */
export function conditionsSql(
  query: ListQuery,
  { table, tables, reach, isPublic, isReading, caller }: ListScope & { isReading: boolean },
  values: SqlParameters,
  words: readonly string[],
): string {
  const { resource } = table;
  const isDeleted = query.trash === true;
  const parts = scopeConditions({ table, tables }, { reach, isPublic, isDeleted, isReading, caller }, values);
  if (query.ids) parts.push(`record.id = any(${values.add(query.ids)}::int[])`);
  const isSearched = Object.values(resource.fields).some((field) => isStored(field) && isSearchable(field));
  const through = reach !== 'own' && !isPublic ? searchedThrough(table, tables) : [];
  const elsewhere = [
    ...table.capabilities
      .flatMap(({ searchIn = [] }) => searchIn)
      .filter(({ isReadBy }) => isReadBy(caller?.role ?? null))
      .map(({ condition }) => condition),
    ...through.map(({ condition }) => condition),
  ];
  const found = (text: string): string => {
    const pattern = values.add(text);
    const places = elsewhere.map((conditionOn) => conditionOn(pattern));
    return `(${[...(isSearched ? [`record.search like ${pattern}`] : []), ...places].join(' or ')})`;
  };
  // Where there is nothing to search in, nothing is found.
  if (words.length > 0 && !isSearched && elsewhere.length === 0) parts.push('false');
  else
    for (const { words: together, number } of searchTerms(words, [
      resource,
      ...through.map(({ target }) => target),
    ])) {
      const asWritten = together.map((word) => found(containing(word))).join(' and ');
      const asKept = number === null ? [] : patternsOf(number).map(found);
      parts.push(asKept.length === 0 ? asWritten : `((${asWritten}) or ${asKept.join(' or ')})`);
    }
  return [...parts, ...filterConditions(query, { table, caller }, values)].join(' and ');
}

/** What the filters ask, as conditions that all must hold: one of them where any filter is enough. */
export function filterConditions(
  { filters, missing, match }: ListQuery,
  { table, caller }: Pick<ListScope, 'table' | 'caller'>,
  values: SqlParameters,
): string[] {
  const parts = [
    ...(missing ? [missingSql(table, missing)] : []),
    ...filtersSql(table, filters, values, caller?.userId),
  ];
  return match === 'any' && parts.length > 1 ? [`(${parts.map((part) => `(${part})`).join(' or ')})`] : parts;
}

/** What references lead a search on to. An array that is made once can be looked up in an index, beside another one. */
const searchedThrough = (table: RecordTable, tables: RecordTables) =>
  Object.entries(table.resource.fields).flatMap(([key, field]) => {
    const target = isSearchedThrough(field) ? tables.get(field.to) : undefined;
    if (!target) return [];
    const condition = (pattern: string) =>
      `record.${columnOf(table, key)} = any(array(select id from ${target.name} where search like ${pattern}))`;
    return [{ target: target.resource, condition }];
  });

/** Some text that is there in the other language only. */
export function missingSql(table: RecordTable, missing: Language): string {
  const half = (key: string, language: Language) => `record.${columnOf(table, halfKey(key, language))}`;
  const parts = translatedKeys(table.resource).map(
    (key) => `(${half(key, missing)} = '' and ${half(key, otherLanguage(missing))} <> '')`,
  );
  return `(${parts.join(' or ')})`;
}

/** The folded words of a search, each of which must be found; at most eight. */
export const searchWords = (query: ListQuery): string[] =>
  foldText(query.search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8);

/** Where a number can stand, which is kept with its country. */
function patternsOf({ digits, at }: WrittenNumber): string[] {
  if (at === 'anywhere') return [containing(digits)];
  const codes = at === 'start' ? [''] : HOME_CODES;
  return codes.map((code) => containing(`+${code}${digits}`));
}

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
