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
import { type BulkChange, type Mutation, toMutation } from './mutation.ts';

/** Takes a record out of the trash. */
export function useRestoreRecord(resource: AnyResource): Mutation<number, void> {
  const { send, ...state } = useSendCall(resource);
  return toMutation(state, async (id) => {
    await send(restoreCall(resource, id));
    forgetRestored(resource, [id]);
  });
}

/** Takes many records out of the trash. It gives their ids. */
export function useRestoreRecords(resource: AnyResource): Mutation<BulkChange, number[]> {
  const { send, ...state } = useSendCall(resource);
  return toMutation(state, async ({ selection }) => {
    const { ids } = await send(restoreManyCall(resource, selection));
    forgetRestored(resource, ids);
    return ids;
  });
}

/** Puts records into an order. */
export function useReorder(resource: AnyResource): Mutation<readonly number[], void> {
  const { send, ...state } = useSendCall(resource);
  return toMutation(state, async (ids) => {
    await send(reorderCall(resource, ids));
  });
}

/** Runs one of the definition's actions. */
export function useRunAction(resource: AnyResource): Mutation<ActionRun, void> {
  const { send, ...state } = useSendCall(resource);
  return toMutation(state, async (run) => {
    await send(actionCall(resource, run));
  });
}

/** Runs one of them on many records. It gives their ids. */
export function useRunActions(resource: AnyResource, action: string): Mutation<BulkChange, number[]> {
  const { send, ...state } = useSendCall(resource);
  return toMutation(state, async ({ selection, values }) => {
    const { ids } = await send(actionManyCall(resource, { selection, action, input: values }));
    return ids;
  });
}
