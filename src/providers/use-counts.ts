import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countsSchema } from '#contract/counts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type ListQuery, listParams } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { call, dataAnswer } from './http.ts';
import { recordKeys } from './record-keys.ts';

/** How many records stand under each tab of a list. Page and order change nothing about it. */
export function useCounts(resource: AnyResource, { search, missing, filters }: ListQuery) {
  const query: ListQuery = { search, missing, filters, page: 1, pageSize: 1, sort: [] };
  return useQuery({
    queryKey: recordKeys.counts(resource.name, query),
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'GET',
          path: callPath(resource, resource.verbs.counts),
          params: listParams(query),
          answer: dataAnswer(countsSchema),
          words: { fallback: 'listFailed', messages: resource.messages },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
}
