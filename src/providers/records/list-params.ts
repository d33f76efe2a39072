import type { CrudFilter, GetListParams } from '@refinedev/core';
import type { AnyResource } from '#contract/define-resource.ts';
import { LANGUAGES } from '#contract/language.ts';
import { type FilterValue, isChoices } from '#contract/filter-value.ts';
import { type ListQuery, filterCount, listQueryOf } from '#contract/list-query.ts';

/** The keys under which a list's own questions stand among Refine's filters. */
const SEARCH = 'search';
const MISSING = 'missing';
const IDS = 'id';

type ListParams = Pick<GetListParams, 'pagination' | 'sorters' | 'filters' | 'meta'>;

/**
 * A query of ours in Refine's words, for `useList` and for its keys.
 * @returns pagination, sorters, filters, and the trash as `meta`
 */
export function refineListParams(query: ListQuery) {
  const { page, pageSize, sort, search, ids, trash } = query;
  return {
    pagination: { currentPage: page, pageSize, mode: 'server' },
    sorters: sort.map(({ field, direction }) => ({ field, order: direction })),
    filters: [
      ...(search ? [{ field: SEARCH, operator: 'contains', value: search } as const] : []),
      ...(ids ? [{ field: IDS, operator: 'in', value: [...ids] } as const] : []),
      ...joinedFilters(query),
    ],
    ...(trash ? { meta: { trash: true } } : {}),
  } satisfies ListParams;
}

/** Of several, any of which is enough, Refine's «or»; both ends of a span stand together in it. */
function joinedFilters(query: ListQuery): CrudFilter[] {
  const { missing, filters, match } = query;
  const each: CrudFilter[][] = [
    ...(missing ? [[{ field: MISSING, operator: 'eq', value: missing } as const]] : []),
    ...Object.entries(filters).map(([field, value]) => crudFilters(field, value)),
  ];
  if (match !== 'any' || filterCount(query) < 2) return each.flat();
  const value = each.map(([first, ...more]): CrudFilter[] =>
    first && more.length > 0 ? [{ operator: 'and', value: [first, ...more] }] : first ? [first] : [],
  );
  return [{ operator: 'or', value: value.flat() }];
}

function crudFilters(field: string, value: FilterValue): CrudFilter[] {
  if (typeof value === 'boolean') return [{ field, operator: 'eq', value }];
  if (isChoices(value)) return [{ field, operator: 'in', value: [...value] }];
  const { from, to } = value;
  return [
    ...(from === undefined ? [] : [{ field, operator: 'gte', value: from } as const]),
    ...(to === undefined ? [] : [{ field, operator: 'lte', value: to } as const]),
  ];
}

/**
 * Refine's pages, order and filters as a query of ours.
 * @throws Error for an operator that the host does not know, for two searches, and for filters joined by «or» beside others
 */
export function listQueryFrom(
  resource: AnyResource,
  { pagination, sorters, filters = [], meta }: ListParams,
): ListQuery {
  const query = filters.reduce<FilterParts>((parts, filter) => withFilter(resource, parts, filter), {
    filters: {},
  });
  return listQueryOf(resource, {
    ...query,
    ...(pagination?.currentPage ? { page: pagination.currentPage } : {}),
    ...(pagination?.pageSize ? { pageSize: pagination.pageSize } : {}),
    ...(sorters?.length ? { sort: sorters.map(({ field, order }) => ({ field, direction: order })) } : {}),
    ...(meta?.['trash'] === true ? { trash: true } : {}),
  });
}

/** What the host can be asked of a field, and of names that are not one. */
const OPERATORS: readonly string[] = ['eq', 'in', 'gte', 'lte', 'between', 'contains'];
const OPERATORS_OF: Readonly<Record<string, readonly string[]>> = {
  [SEARCH]: ['contains'],
  [MISSING]: ['eq'],
  [IDS]: ['eq', 'in'],
};

type FilterParts = Pick<ListQuery, 'search' | 'missing' | 'ids' | 'filters' | 'match'>;

function withFilter(resource: AnyResource, parts: FilterParts, filter: CrudFilter): FilterParts {
  if (!('field' in filter)) return withEither(resource, parts, filter);
  const { field, operator, value } = filter;
  const known = OPERATORS_OF[field] ?? OPERATORS;
  if (!known.includes(operator)) throw new Error(`The host knows no filter "${operator}" (of ${field})`);
  if (value === undefined || value === null || value === '') return parts;
  // The host searches every searchable field at once.
  if (operator === 'contains') {
    if (parts.search !== undefined && parts.search !== String(value))
      throw new Error('The host searches for one text at a time');
    return { ...parts, search: String(value) };
  }
  if (parts.match && field !== IDS) throw new Error(NOT_BESIDE_OR);
  if (field === MISSING) return { ...parts, missing: LANGUAGES.find((language) => language === value) };
  if (field === IDS) return { ...parts, ids: listOf(value).map(Number) };
  return { ...parts, filters: { ...parts.filters, [field]: filterValue(filter, parts.filters[field]) } };
}

function filterValue(
  { operator, value }: Extract<CrudFilter, { field: string }>,
  before: FilterValue | undefined,
): FilterValue {
  const range = typeof before === 'object' && !isChoices(before) ? before : {};
  switch (operator) {
    case 'gte':
      return { ...range, from: value };
    case 'lte':
      return { ...range, to: value };
    case 'between':
      return { from: value[0], to: value[1] };
    default:
      return typeof value === 'boolean' ? value : listOf(value);
  }
}

/** «Or» over the values of one field is what a filter of several values means; over several fields any is enough. */
function withEither(
  resource: AnyResource,
  parts: FilterParts,
  { operator, value }: Exclude<CrudFilter, { field: string }>,
): FilterParts {
  if (operator === 'and') return value.reduce((before, each) => withFilter(resource, before, each), parts);
  const fields = new Set(value.flatMap(fieldsIn));
  const [field] = fields;
  if (fields.size > 1) return withAny(resource, parts, value);
  const other = value.find((filter) => filter.operator !== 'eq' && filter.operator !== 'in');
  if (!field || other)
    throw new Error(`The host joins no filter "${other?.operator}" by "or" (of ${field ?? 'nothing'})`);
  return withFilter(resource, parts, {
    field,
    operator: 'in',
    value: value.flatMap((filter) => listOf(filter.value)),
  });
}

/** The host joins all filters in one way: beside such a group there is none, and each field stands in it once. */
function withAny(resource: AnyResource, parts: FilterParts, value: readonly CrudFilter[]): FilterParts {
  const named = value.flatMap((filter) => [...new Set(fieldsIn(filter))]);
  const isPlain = named.length === value.length && new Set(named).size === named.length;
  if (!isPlain || filterCount(parts) > 0 || named.includes(SEARCH) || named.includes(IDS))
    throw new Error(NOT_BESIDE_OR);
  const joined = value.reduce<FilterParts>((before, each) => withFilter(resource, before, each), parts);
  return { ...joined, match: 'any' };
}

const NOT_BESIDE_OR = 'The host joins filters by "or" alone, each of another field';

const fieldsIn = (filter: CrudFilter): string[] =>
  'field' in filter ? [filter.field] : filter.value.flatMap(fieldsIn);

// Refine's filters carry any value; the host refuses what it does not know.
const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as (string | number)[];
