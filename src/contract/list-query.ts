import type { AnyResource, Sort } from './define-resource.ts';
import type { SortKey } from './definition-keys.ts';
import { type FilterValue, isChoices } from './filter-value.ts';
import type { Language } from './language.ts';
import type { FiltersOf } from './record-types.ts';

/** Most rows of a page that the host gives. */
export const PAGE_SIZE_MAX = 100;
/** The sizes that a list offers. */
export const PAGE_SIZES = [5, 15, 20, 30, 50, 100] as const;

/** In characters. */
export const SEARCH_MAX = 200;
/** So many values of one field a list is filtered by at most. */
export const CHOSEN_MAX = 50;

/** What is asked of a list. Pages count from 1 (A8). */
export interface ListQuery {
  search?: string;
  page: number;
  pageSize: number;
  sort: readonly Sort[];
  filters: Readonly<Record<string, FilterValue>>;
  /** `any`: one of the filters is enough, what is missing in a language among them. Default: all must hold. */
  match?: 'any';
  /** The deleted records instead of the living ones. */
  trash?: boolean;
  /** Only records with a text that is there in the other language and not in this one. */
  missing?: Language;
  /** Only these records: what reference fields show. */
  ids?: readonly number[];
  /** A page that was seen, for the host to walk from. */
  near?: NearPage;
}
/** A page, and the key that an answer gave for its first row, or for its last one when the page asked for lies behind it. */
export interface NearPage {
  page: number;
  id: number;
  mark: string;
}
/** A query of one resource, its keys and values typed by the definition; what is left out is the default. */
export interface TypedListQuery<R extends AnyResource> {
  search?: string;
  page?: number;
  pageSize?: number;
  sort?: readonly Sort<SortKey<R['fields']>>[];
  filters?: FiltersOf<R>;
  ids?: readonly number[];
}

/** The name of a field in a query string, in the style of the specification: `branchId` is `BranchId`. */
export const queryName = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** `-createdAt,name`: the fields in order, a minus before those that run downwards. */
export const formatSort = (sort: readonly Sort[]): string =>
  sort.map(({ field, direction }) => (direction === 'desc' ? `-${field}` : field)).join(',');

/**
 * The query string of a list call: SearchTerm, PageIndex, PageSize as the specification names them (R271),
 * Sort, Trash, Missing, Match, Ids, and the resource's filters. The default order is left to the host.
 */
export function listParams(query: ListQuery): Record<string, string> {
  const params: Record<string, string> = {
    PageIndex: String(query.page),
    PageSize: String(query.pageSize),
  };
  if (query.search) params['SearchTerm'] = query.search;
  if (query.sort.length > 0) params['Sort'] = formatSort(query.sort);
  if (query.trash) params['Trash'] = 'true';
  if (query.missing) params['Missing'] = query.missing;
  if (query.match) params['Match'] = query.match;
  if (query.ids) params['Ids'] = query.ids.join(',');
  for (const [key, value] of Object.entries(query.filters)) Object.assign(params, filterParams(key, value));
  return params;
}

/** The same as a call carries it: the specification names a search in every one, which may be empty (R271). */
export const listCallParams = (query: ListQuery): Record<string, string> => ({
  SearchTerm: '',
  ...listParams(query),
});

/** One filter in a query string. */
export function filterParams(key: string, value: FilterValue): Record<string, string> {
  const name = queryName(key);
  if (typeof value === 'boolean') return { [name]: String(value) };
  if (isChoices(value)) return value.length > 0 ? { [name]: value.join(',') } : {};
  return {
    ...(value.from === undefined ? {} : { [`${name}From`]: String(value.from) }),
    ...(value.to === undefined ? {} : { [`${name}To`]: String(value.to) }),
  };
}

/** How many conditions a list is filtered by: the fields, and what is missing in a language. */
export const filterCount = ({ filters, missing }: Pick<ListQuery, 'filters' | 'missing'>): number =>
  Object.keys(filters).length + (missing ? 1 : 0);

/** Whether a record is found by any of the filters. */
export const isAnyEnough = (query: Pick<ListQuery, 'filters' | 'missing' | 'match'>): boolean =>
  query.match === 'any' && filterCount(query) > 0;

/** The defaults of a resource's list, with what is given laid over them. */
export function listQueryOf(
  resource: { readonly list: Pick<AnyResource['list'], 'pageSize' | 'sort'> },
  given: Partial<ListQuery> = {},
): ListQuery {
  return {
    page: 1,
    pageSize: resource.list.pageSize,
    sort: resource.list.sort,
    filters: {},
    ...given,
  };
}
