import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import {
  type FilterValue,
  type ListQuery,
  formatSort,
  listParams,
  listQueryOf,
} from '#contract/list-query.ts';
import { rememberList } from './remembered-lists.ts';

/**
 * What a list shows, kept in the address: it survives a reload, can be sent to a colleague, and «back» undoes it.
 * The names are those of the call; an address that the host would refuse falls back to the defaults.
 */
export function useListState(resource: AnyResource, isTrash: boolean) {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const query = useMemo(() => queryFrom(resource, search), [resource, search]);
  if (!isTrash) rememberList(resource, search);

  const change = (changes: Partial<ListQuery>, { isTyping = false } = {}) =>
    // Everything but the page itself leads back to the first page. Typing leaves no trail behind «back».
    setParams(paramsFrom(resource, { ...query, page: 1, ...changes }), { replace: isTyping });

  return {
    query: isTrash ? { ...query, trash: true } : query,
    hasFilters:
      query.search !== undefined || query.missing !== undefined || Object.keys(query.filters).length > 0,
    change,
    setFilter: (key: string, value: FilterValue | undefined) => {
      const { [key]: _, ...others } = query.filters;
      change({ filters: value === undefined ? others : { ...others, [key]: value } });
    },
    clear: () => change({ filters: {}, search: undefined, missing: undefined }),
  };
}

function queryFrom(resource: AnyResource, search: string): ListQuery {
  const parsed = listQuerySchema(resource).safeParse(Object.fromEntries(new URLSearchParams(search)));
  return parsed.success ? parsed.data : listQueryOf(resource);
}

/** Only what differs from the defaults. */
function paramsFrom(resource: AnyResource, query: ListQuery): Record<string, string> {
  const { PageIndex, PageSize, Sort, ...rest } = listParams(query);
  return {
    ...rest,
    ...(PageIndex && PageIndex !== '1' ? { PageIndex } : {}),
    ...(PageSize && PageSize !== String(resource.list.pageSize) ? { PageSize } : {}),
    ...(Sort && Sort !== formatSort(resource.list.sort) ? { Sort } : {}),
  };
}
