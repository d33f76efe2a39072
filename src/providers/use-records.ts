import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Selection } from '#contract/bulk.ts';
import type { AnyResource, Resource } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/define-singleton.ts';
import { type ListQuery, PAGE_SIZE_MAX, type TypedListQuery, listQueryOf } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { RecordOf } from '#contract/record-types.ts';
import type { BulkAction } from './bulk-records.ts';
import { type LaterResource, definitionOf } from './later-resource.ts';
import { loadRecords } from './load-records.ts';
import { readForUpdate, takeReadAhead } from './read-ahead.ts';
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

/** What an edit form starts from. Asked for at every opening, and never again under the person who types. */
export const useRecordForUpdate = (resource: AnyResource, id: number) =>
  useQuery({
    queryKey: recordKeys.forUpdate(resource.name, id),
    queryFn: ({ signal }) => readForUpdate(resource, id, signal),
    initialData: () => takeReadAhead(resource, id),
    staleTime: Infinity,
    gcTime: 0,
  });

/** @returns a mutation that makes a record */
export function useCreateRecord(resource: AnyResource) {
  return useWrite(resource, async (values: Values) => (await loadRecords()).createRecord(resource, values));
}

/** @returns a mutation that changes some fields of a record, as long as nobody else has changed it since */
export function useUpdateRecord(resource: AnyResource) {
  return useWrite(resource, async ({ record, values }: { record: AnyRecord; values: Values }) =>
    (await loadRecords()).updateRecord(resource, { ...values, id: record.id }, { version: record.version }),
  );
}

/** @returns a mutation that puts a record into the trash */
export function useDeleteRecord(resource: AnyResource) {
  return useWrite(resource, async (id: number) => (await loadRecords()).deleteRecord(resource, id));
}

/** @returns a mutation that takes a record out of the trash */
export function useRestoreRecord(resource: AnyResource) {
  return useWrite(resource, async (id: number) => (await loadRecords()).restoreRecord(resource, id));
}

/** What is done to many records at once, in one call that does all or nothing. */
export type BulkChange =
  | { readonly kind: 'delete' | 'restore'; readonly selection: Selection }
  | { readonly kind: 'update'; readonly selection: Selection; readonly values: Values }
  | ({ readonly kind: 'act' } & BulkAction);

/** @returns a mutation that changes many records; it gives their ids */
export function useChangeRecords(resource: AnyResource) {
  return useWrite(resource, async (change: BulkChange) => {
    const { actOnRecords, deleteRecords, restoreRecords, updateRecords } = await import('./bulk-records.ts');
    if (change.kind === 'act') return actOnRecords(resource, change);
    if (change.kind === 'update') return updateRecords(resource, change.selection, change.values);
    return (change.kind === 'delete' ? deleteRecords : restoreRecords)(resource, change.selection);
  });
}

/** @returns a mutation that puts records into an order */
export function useReorder(resource: AnyResource) {
  return useWrite(resource, async (ids: readonly number[]) =>
    (await loadRecords()).reorderRecords(resource, ids),
  );
}

/** @returns a mutation that runs one of the definition's actions */
export function useRunAction<R extends AnyResource>(resource: R) {
  return useWrite(
    resource,
    async (given: { id: number; action: keyof R['actions'] & string; input?: Values }) =>
      (await loadRecords()).runAction(resource, given),
  );
}

function useWrite<Input, Output>(resource: AnyResource, write: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    // After a failure too: what the screen shows may be older than what the host refused.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: recordKeys.all(resource.name) });
    },
  });
}
