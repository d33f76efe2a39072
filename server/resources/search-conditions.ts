import type { AnyResource } from '#contract/define-resource.ts';
import { type Field, isSearchable, isSearchedThrough } from '#contract/fields.ts';
import { isStored, wireKeys } from '#contract/field-kinds.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { HOME_CODES } from '#contract/phone-number.ts';
import { type WrittenNumber, searchTerms } from '#contract/search-terms.ts';
import { foldedWords } from '#contract/text-folding.ts';
import type { SearchPlace } from './capability-hooks.ts';
import type { ListScope } from './list-conditions.ts';
import { type RecordTable, columnOf } from './record-table.ts';
import type { SqlParameters } from './statement.ts';

/** The folded words of a search, each of which must be found; at most eight. */
export const searchWords = (query: ListQuery): string[] => foldedWords(query.search ?? '').slice(0, 8);

/** An index finds words by three letters in a row: a shorter one asks for a plan of its own. */
export const isPlannedOnce = (query: ListQuery): boolean =>
  searchWords(query).every(({ length }) => length >= 3);

/** What a search asks. */
export interface SearchWays {
  /** What the conditions read from, for a `with`: what is found in the other places, once for each word. */
  readonly sets: readonly string[];
  /**
   * Conditions on `record`, of which a record that is found meets exactly one: the longest word stands in the record
   * itself, or it does not and stands in one of the other places.
   */
  readonly found: readonly string[];
}

/**
 * What a search asks; `null` where nothing is searched for. What stands in the record and what stands elsewhere are two
 * conditions, so that indexes answer both: one for all of it would hold every record that does not have a word in its
 * own text against all the people who have it in theirs.
 */
export function searchWays(query: ListQuery, scope: ListScope, values: SqlParameters): SearchWays | null {
  const words = searchWords(query);
  if (words.length === 0) return null;
  const { own, related, searched } = placesOf(scope);
  const sets = createSets();
  const places = related.map(({ column, ids }) => ({ column, found: sets.of(ids) }));
  const everywhere = [...own, ...places.map(isIn)];
  // Where there is nothing to search in, nothing is found.
  if (everywhere.length === 0) return { sets: [], found: ['false'] };
  const isFound = (pattern: string) => anyOf(everywhere.map((isThere) => isThere(pattern)));
  // A planner that saw the word would find the plan for it better than the one for all words, and keep neither.
  const addPattern = (pattern: string) =>
    isPlannedOnce(query) ? `(select ${values.add(pattern)}::text)` : values.add(pattern);
  const terms = searchTerms(words, searched)
    // The longest word leads to the fewest records that are held against the others.
    .toSorted((one, other) => longest(other.words) - longest(one.words))
    .map(({ words: together, number }) => [
      longestFirst(together).map((word) => addPattern(containing(word))),
      ...(number === null ? [] : patternsOf(number)).map((pattern) => [addPattern(pattern)]),
    ]);
  const [driver = [], ...others] = terms;
  const rest = others.map((term) => anyOf(term.map((patterns) => patterns.map(isFound).join(' and '))));
  const leads = driver.map(([first = '', ...more]) => ({ first, more: more.map(isFound) }));
  const itself = own.flatMap((isThere) => leads.map(({ first, more }) => allOf([isThere(first), ...more])));
  const elsewhere = places.flatMap((place) =>
    leads.map(({ first, more }) => allOf([isOneOf(place)(first), ...more])),
  );
  const notItself = itself.length > 0 ? [`${anyOf(itself)} is not true`] : [];
  return {
    sets: sets.list,
    found: [
      ...(itself.length > 0 ? [allOf([anyOf(itself), ...rest])] : []),
      ...(elsewhere.length > 0 ? [allOf([anyOf(elsewhere), ...rest, ...notItself])] : []),
    ],
  };
}

interface Place {
  readonly column: string;
  /** The set of what a pattern finds there, which is made at its first use. */
  readonly found: (pattern: string) => string;
}

/** An array that is made once is looked up in the index of the column; a set is quicker to hold many records against. */
const isOneOf =
  ({ column, found }: Place) =>
  (pattern: string) =>
    `record.${column} = any(array(select id from ${found(pattern)}))`;
const isIn =
  ({ column, found }: Place) =>
  (pattern: string) =>
    `record.${column} in (select id from ${found(pattern)})`;

/** Queries under a name, each once: a planner that met one in every condition would count its cost so often. */
function createSets() {
  const names = new Map<string, string>();
  const list: string[] = [];
  const of = (query: (pattern: string) => string) => (pattern: string) => {
    const text = query(pattern);
    const name = names.get(text) ?? `searched_${names.size + 1}`;
    if (!names.has(text)) list.push(`${name} (id) as materialized (${text})`);
    names.set(text, name);
    return name;
  };
  return { of, list };
}

const allOf = (conditions: readonly string[]): string => conditions.join(' and ');
const anyOf = (conditions: readonly string[]): string =>
  `(${conditions.map((one) => `(${one})`).join(' or ')})`;

interface Places {
  /** The record itself. */
  readonly own: readonly ((pattern: string) => string)[];
  readonly related: readonly Omit<SearchPlace, 'isReadBy'>[];
  /** Whose fields these are. */
  readonly searched: readonly Pick<AnyResource, 'fields'>[];
}

/** Where a search looks: in the record's own text, in what capabilities keep beside it, and on through references. */
function placesOf(scope: ListScope): Places {
  const { table, tables, reach, isPublic, caller, searchedKeys } = scope;
  if (searchedKeys) return placesAt(table, searchedKeys);
  const fields = Object.entries(table.resource.fields);
  const through = reach === 'own' || isPublic ? [] : fields;
  const targets = through.flatMap(([key, field]) => {
    const target = isSearchedThrough(field) ? tables.get(field.to) : undefined;
    return target ? [{ key, target }] : [];
  });
  const beside = table.capabilities
    .flatMap(({ searchIn = [] }) => searchIn)
    .filter(({ isReadBy }) => isReadBy(caller?.role ?? null));
  return {
    own: fields.some(isOwnText) ? [isInOwnText] : [],
    related: [...beside, ...targets.map(({ key, target }) => throughReference(columnOf(table, key), target))],
    searched: [table.resource, ...targets.map(({ target }) => target.resource)],
  };
}

/** In some fields alone. The index of the whole text leads to the records in which they are looked at. */
function placesAt(table: RecordTable, keys: readonly string[]): Places {
  const fields = Object.entries(table.resource.fields).filter(([key]) => keys.includes(key));
  const columns = fields
    .filter(isOwnText)
    .flatMap(([key, field]) => wireKeys(key, field))
    .map((key) => `record.${columnOf(table, key)}`);
  const isThere = (pattern: string) =>
    `${isInOwnText(pattern)} and fold_text(concat_ws(' ', ${columns.join(', ')})) like ${pattern}`;
  return {
    own: columns.length > 0 ? [isThere] : [],
    related: [],
    searched: [{ fields: Object.fromEntries(fields) }],
  };
}

const isInOwnText = (pattern: string): string => `record.search like ${pattern}`;

/** Whether a field's text is part of what is searched of a record. */
const isOwnText = ([, field]: readonly [string, Field]): boolean => isStored(field) && isSearchable(field);

const throughReference = (column: string, target: RecordTable): Omit<SearchPlace, 'isReadBy'> => ({
  column,
  ids: (pattern) => `select id from ${target.name} where search like ${pattern}`,
});

/** Where a number can stand, which is kept with its country. */
function patternsOf({ digits, at }: WrittenNumber): string[] {
  if (at === 'anywhere') return [containing(digits)];
  const codes = at === 'start' ? [''] : HOME_CODES;
  return codes.map((code) => containing(`+${code}${digits}`));
}

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const longest = (words: readonly string[]): number => Math.max(...words.map(({ length }) => length));

/** The longer a word, the fewer records have it. */
const longestFirst = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => other.length - one.length);
