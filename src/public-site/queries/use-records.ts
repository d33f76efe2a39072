import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnyResource, Resource } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { type ListQuery, PAGE_SIZE_MAX, type TypedListQuery, listQueryOf } from '#contract/list-query.ts';
import type { RecordOf } from '#contract/record-types.ts';
import type { AnyRecord, RecordPage } from '#providers/records/records.ts';
import { type LaterResource, definitionOf } from '#providers/records/later-resource.ts';
import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';
import { recordKeys } from '#providers/records/record-keys.ts';

/**
 * A page of a resource's records, typed by the definition. The rows of the page before stay while the next one
 * is on its way.
 */
export function useRecords<R extends Resource>(
  resource: R | LaterResource<R>,
  query: TypedListQuery<R> = {},
  { enabled = true }: { enabled?: boolean } = {},
) {
  // What the types allow as filters is what the host takes; the wire type only forgets the keys.
  const full = listQueryOf('load' in resource ? HOSTS_ORDER : resource, query as Partial<ListQuery>);
  return usePage<RecordOf<R>>(resource, full, enabled);
}

/** The whole list of a resource: where there are more records than one page holds, the further pages are asked for too. */
export const useAllRecords = <R extends Resource>(
  resource: LaterResource<R>,
  query: Omit<TypedListQuery<R>, 'page' | 'pageSize'> = {},
) =>
  useQuery({
    ...allOf<RecordOf<R>>(resource, query as Partial<ListQuery>),
    placeholderData: keepPreviousData,
  });

/** How a whole list is asked for, and under which key it is kept. */
export const allOf = <T>(resource: LaterResource<Resource>, query: Partial<ListQuery> = {}) =>
  pageOf<T>(resource, listQueryOf(HOSTS_ORDER, query), 'off');

/** For lists whose definition is not here: the host knows the order. */
const HOSTS_ORDER = { list: { pageSize: PAGE_SIZE_MAX, sort: [] } } as const;

/** The same for a page that is made for several definitions. */
export const useAnyRecords = (resource: AnyResource, query: ListQuery) =>
  usePage<AnyRecord>(resource, query, true);

const usePage = <T>(resource: AnyResource | LaterResource<Resource>, query: ListQuery, enabled: boolean) =>
  useQuery({ ...pageOf<T>(resource, query), enabled, placeholderData: keepPreviousData });

/** How a page is asked for, and under which key it is kept. */
function pageOf<T>(
  resource: AnyResource | LaterResource<Resource>,
  query: ListQuery,
  mode: 'server' | 'off' = 'server',
) {
  return {
    queryKey: recordKeys.list(resource.name, query),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const [{ dataProvider, refineListParams, providerOptions }, definition] = await Promise.all([
        loadDataProvider(),
        definitionOf(resource),
      ]);
      const meta = providerOptions({ definition, signal });
      const { pagination, ...params } = refineListParams(query);
      // The host's answer was checked by the schema that the record's type is derived from.
      return (await dataProvider.getList({
        resource: resource.name,
        ...params,
        pagination: { ...pagination, mode },
        meta,
      })) as unknown as RecordPage<T>;
    },
  };
}

/** One record. Its cache entry has Refine's shape. */
export const useAnyRecord = (resource: AnyResource | LaterResource<Resource>, id: number) =>
  useQuery({
    queryKey: recordKeys.one(resource.name, id),
    queryFn: async ({ signal }) => {
      const [{ dataProvider, providerOptions }, definition] = await Promise.all([
        loadDataProvider(),
        definitionOf(resource),
      ]);
      const meta = providerOptions({ definition, signal });
      return dataProvider.getOne<AnyRecord>({ resource: resource.name, id, meta });
    },
    select: ({ data }) => data,
  });

/** One record with its rows, typed by the definition. */
export function useRecord<R extends Resource>(resource: R | LaterResource<R>, id: number) {
  const { data } = useAnyRecord(resource, id);
  // As with lists: the answer was checked by the schema that the record's type is derived from.
  return data as unknown as RecordOf<R> | undefined;
}

/** The one record of a singleton, typed by the definition. There is none until somebody has saved it. */
export function useSingleton<R extends Resource>(resource: R | LaterResource<R>) {
  const { data } = useAnyRecord(resource, SINGLETON_ID);
  // As with lists: the answer was checked by the schema that the record's type is derived from.
  return data as unknown as RecordOf<R> | undefined;
}
