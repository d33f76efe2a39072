import type { AnyResource } from '#contract/define-resource.ts';
import {
  type ActionRun,
  actionCall,
  actionManyCall,
  reorderCall,
  restoreCall,
  restoreManyCall,
} from '#providers/calls/record-calls.ts';
import { forgetRestored } from '#providers/records/last-deletion.ts';
import { useSendCall } from './use-send-call.ts';
import { type BulkChange, type Write, writeOf } from './write.ts';

/** Takes a record out of the trash. */
export function useRestoreRecord(resource: AnyResource): Write<number, void> {
  const { send, ...state } = useSendCall(resource);
  return writeOf(state, async (id) => {
    await send(restoreCall(resource, id));
    forgetRestored(resource, [id]);
  });
}

/** Takes many records out of the trash. It gives their ids. */
export function useRestoreRecords(resource: AnyResource): Write<BulkChange, number[]> {
  const { send, ...state } = useSendCall(resource);
  return writeOf(state, async ({ selection }) => {
    const { ids } = await send(restoreManyCall(resource, selection));
    forgetRestored(resource, ids);
    return ids;
  });
}

/** Puts records into an order. */
export function useReorder(resource: AnyResource): Write<readonly number[], void> {
  const { send, ...state } = useSendCall(resource);
  return writeOf(state, async (ids) => {
    await send(reorderCall(resource, ids));
  });
}

/** Runs one of the definition's actions. */
export function useRunAction(resource: AnyResource): Write<ActionRun, void> {
  const { send, ...state } = useSendCall(resource);
  return writeOf(state, async (run) => {
    await send(actionCall(resource, run));
  });
}

/** Runs one of them on many records. It gives their ids. */
export function useRunActions(resource: AnyResource, action: string): Write<BulkChange, number[]> {
  const { send, ...state } = useSendCall(resource);
  return writeOf(state, async ({ selection, values }) => {
    const { ids } = await send(actionManyCall(resource, { selection, action, input: values }));
    return ids;
  });
}
