import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnyResource, Resource } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/define-singleton.ts';
import { type ListQuery, PAGE_SIZE_MAX, type TypedListQuery, listQueryOf } from '#contract/list-query.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { type LaterResource, definitionOf } from './later-resource.ts';
import { loadRecords } from './preload/load-records.ts';
import { recordKeys } from './record-keys.ts';
import { STEADY } from './refresh-on-change.ts';
import type { AnyRecord, RecordPage } from './records.ts';

interface ReadOptions {
  /** Its rows do not move by themselves when records are added elsewhere. Default: they are asked for again. */
  isSteady?: boolean;
  /** Asks only when true. Default: true. */
  enabled?: boolean;
}

/**
 * A page of a resource's records, typed by the definition. The rows of the page before stay while the next one
 * is on its way.
 */
export function useRecords<R extends Resource>(
  resource: R | LaterResource<R>,
  query: TypedListQuery<R> = {},
  { enabled = true }: ReadOptions = {},
) {
  // What the types allow as filters is what the host takes; the wire type only forgets the keys.
  const full = listQueryOf('load' in resource ? HOSTS_ORDER : resource, query as Partial<ListQuery>);
  return usePage<RecordOf<R>>(resource, full, { enabled });
}

/** For lists whose definition is not here: the host knows the order. */
const HOSTS_ORDER = { list: { pageSize: PAGE_SIZE_MAX, sort: [] } } as const;

/** The same for a screen that is made from any definition. */
export const useAnyRecords = (
  resource: AnyResource,
  query: ListQuery,
  { enabled = true, isSteady = false }: ReadOptions = {},
) => usePage<AnyRecord>(resource, query, { enabled, isSteady });

function usePage<T>(
  resource: AnyResource | LaterResource<Resource>,
  query: ListQuery,
  { enabled, isSteady = false }: ReadOptions,
) {
  return useQuery({
    queryKey: recordKeys.list(resource.name, query),
    queryFn: async ({ signal }) => {
      const [{ listRecords }, definition] = await Promise.all([loadRecords(), definitionOf(resource)]);
      // The host's answer was checked by the schema that the record's type is derived from.
      return (await listRecords(definition, query, signal)) as unknown as RecordPage<T>;
    },
    enabled,
    placeholderData: keepPreviousData,
    meta: isSteady ? STEADY : {},
  });
}

/** One record, for a screen that is made from any definition. Its cache entry has Refine's shape. */
export const useAnyRecord = (resource: AnyResource | LaterResource<Resource>, id: number) =>
  useQuery({
    queryKey: recordKeys.one(resource.name, id),
    queryFn: async ({ signal }) => {
      const [{ readRecord }, definition] = await Promise.all([loadRecords(), definitionOf(resource)]);
      return { data: await readRecord(definition, id, { signal }) };
    },
    select: ({ data }) => data,
  });

/** The one record of a singleton, typed by the definition. There is none until somebody has saved it. */
export function useSingleton<R extends Resource>(resource: R | LaterResource<R>) {
  const { data } = useAnyRecord(resource, SINGLETON_ID);
  // As with lists: the answer was checked by the schema that the record's type is derived from.
  return data as unknown as RecordOf<R> | undefined;
}
