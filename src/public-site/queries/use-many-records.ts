import { useQueries } from '@tanstack/react-query';
import type { Resource } from '#contract/define-resource.ts';
import { PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import type { LaterResource } from '#providers/records/later-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { HOSTS_ORDER, pageOf } from './use-records.ts';

/** The first records of several lists, in their order. */
export const useManyRecords = (resources: readonly LaterResource<Resource>[]) =>
  useQueries({
    queries: resources.map((resource) =>
      pageOf<AnyRecord>(resource, listQueryOf(HOSTS_ORDER, { pageSize: PAGE_SIZE_MAX })),
    ),
  });
