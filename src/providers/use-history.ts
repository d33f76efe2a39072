import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import { readHistory } from './history.ts';
import { recordKeys } from './record-keys.ts';

/** What was done to a record, newest first, page after page. */
export const useHistory = (resource: AnyResource, id: number) =>
  useInfiniteQuery({
    queryKey: recordKeys.history(resource.name, id),
    queryFn: ({ pageParam, signal }) => readHistory(resource, { id, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totals }) =>
      totals.pageIndex < totals.totalPages ? totals.pageIndex + 1 : undefined,
  });
