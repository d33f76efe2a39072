import { useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import type { FilterValue } from '#contract/filter-value.ts';
import { type ListQuery, filterCount, formatSort, listParams } from '#contract/list-query.ts';
import { useDefaultView } from './default-view.ts';
import { isAskable, queryFrom, rememberList } from './remembered-lists.ts';

/** Where the query of a list stands: in the address, or in the view that the list opens with. */
export type QuerySource = 'address' | 'view';

/**
 * What a list shows, kept in the address: it survives a reload, can be sent to a colleague, and «back» undoes it.
 * The names are those of the call; an address that the host would refuse falls back to the defaults.
 */
export function useListState(resource: AnyResource, isTrash: boolean) {
  const [params, setParams] = useSearchParams();
  const asked = params.toString();
  // Without a question of its own the list opens with the view that was chosen for it. Known here, not asked for.
  const preset = useDefaultView(resource)?.query ?? null;
  const search = asked === '' && !isTrash ? (preset ?? '') : asked;
  const query = useMemo(() => queryFrom(resource, search), [resource, search]);
  const isRefused = useMemo(() => !isAskable(resource, search), [resource, search]);
  const source: QuerySource = search === asked ? 'address' : 'view';
  // With the list itself and not after it: whoever leaves it at once comes back to it.
  useLayoutEffect(() => {
    if (!isTrash) rememberList(resource, search);
  }, [resource, isTrash, search]);

  const change = (changes: Partial<ListQuery>, { replace = false } = {}) => {
    // Everything but the page itself leads back to the first page. Typing leaves no trail behind «back», nor does a page
    // that is not there.
    const next = paramsFrom(resource, { ...query, page: 1, ...changes });
    // What the host would refuse would show the whole list as its answer.
    if (isAskable(resource, new URLSearchParams(next).toString())) setParams(askedFor(next), { replace });
  };
  const askedFor = (next: Record<string, string>) =>
    Object.keys(next).length === 0 && preset !== null ? new URLSearchParams(ALL) : next;

  return {
    query: isTrash ? { ...query, trash: true } : query,
    /** What is shown, as the query string of a saved view. */
    search: new URLSearchParams(
      paramsFrom(resource, { ...query, page: 1, pageSize: resource.list.pageSize }),
    ).toString(),
    /** Shows what a saved view asks. */
    show: (view: string) => setParams(new URLSearchParams(view || ALL)),
    /** Whose query the host would refuse, so that the defaults are shown; `null`: it is answered. */
    refused: isRefused ? source : null,
    hasFilters: query.search !== undefined || filterCount(query) > 0,
    change,
    setFilter: (key: string, value: FilterValue | undefined, options?: { replace: boolean }) => {
      const { [key]: _, ...others } = query.filters;
      change({ filters: value === undefined ? others : { ...others, [key]: value } }, options);
    },
    clear: () => change({ filters: {}, search: undefined, missing: undefined, match: undefined }),
  };
}

/** An address that asks for everything: an empty one would mean the chosen view. */
const ALL = 'PageIndex=1';

/** Only what differs from the defaults. */
export function paramsFrom(resource: AnyResource, query: ListQuery): Record<string, string> {
  const { PageIndex, PageSize, Sort, Match, ...rest } = listParams(query);
  return {
    ...rest,
    ...(Match && filterCount(query) > 0 ? { Match } : {}),
    ...(PageIndex && PageIndex !== '1' ? { PageIndex } : {}),
    ...(PageSize && PageSize !== String(resource.list.pageSize) ? { PageSize } : {}),
    ...(Sort && Sort !== formatSort(resource.list.sort) ? { Sort } : {}),
  };
}
