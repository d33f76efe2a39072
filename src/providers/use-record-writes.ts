import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Selection } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { BulkAction } from './bulk-records.ts';
import { loadRecords } from './preload/load-records.ts';
import { recordKeys } from './record-keys.ts';
import type { AnyRecord } from './records.ts';

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
