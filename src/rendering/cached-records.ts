import type { QueryClient } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import type { RecordPage } from '#providers/records/records.ts';

/** The records of a resource that a page has asked for by lists, each once. */
export function cachedRecords<R extends AnyResource>(queryClient: QueryClient, resource: R): RecordOf<R>[] {
  const lists = queryClient.getQueriesData<RecordPage<RecordOf<R> & { id: number }>>({
    queryKey: [...recordKeys.all(resource.name), 'list'],
  });
  const records = lists.flatMap(([, page]) => page?.data ?? []);
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** One record, where a page has asked for it alone. */
export const cachedRecord = <R extends AnyResource>(
  queryClient: QueryClient,
  resource: R,
  id: number,
): RecordOf<R> | undefined =>
  queryClient.getQueryData<{ data: RecordOf<R> }>(recordKeys.one(resource.name, id))?.data;

/** The one record of a singleton, where a page has asked for it. */
export const cachedSingleton = <R extends AnyResource>(
  queryClient: QueryClient,
  resource: R,
): RecordOf<R> | undefined => cachedRecord(queryClient, resource, SINGLETON_ID);
