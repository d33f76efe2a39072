import { type Selection, bulkDoneSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import type { Values } from '#contract/record-schemas.ts';
import { actionManyVerb, callPath } from '#contract/resource-paths.ts';
import { changeChannel } from './change-channel.ts';
import { call, dataAnswer } from './http.ts';
import { forgetRestored } from './last-deletion.ts';

interface BulkCall {
  method: 'POST' | 'PUT';
  verb: string;
  body: Values;
  fallback: ErrorCode;
  type: ChangeEvent['type'];
}

/** POST `DeleteMany`: all of them into the trash, or none. @returns the ids that went */
export const deleteRecords = (resource: AnyResource, selection: Selection): Promise<number[]> =>
  change(resource, {
    method: 'POST',
    verb: resource.verbs.deleteMany,
    body: { ...selection },
    fallback: 'deleteFailed',
    type: 'deleted',
  });

/** POST `RestoreMany`: all of them out of the trash, or none. */
export async function restoreRecords(resource: AnyResource, selection: Selection): Promise<number[]> {
  const ids = await change(resource, {
    method: 'POST',
    verb: resource.verbs.restoreMany,
    body: { ...selection },
    fallback: 'updateFailed',
    type: 'restored',
  });
  forgetRestored(resource, ids);
  return ids;
}

/** PUT `UpdateMany`: the same values for all of them, or for none. */
export const updateRecords = (
  resource: AnyResource,
  selection: Selection,
  values: Values,
): Promise<number[]> =>
  change(resource, {
    method: 'PUT',
    verb: resource.verbs.updateMany,
    body: { ...selection, values },
    fallback: 'updateFailed',
    type: 'updated',
  });

/** What is to be done to many records by an action of theirs. */
export interface BulkAction {
  readonly selection: Selection;
  readonly action: string;
  /** What the action wants to know. Default: nothing. */
  readonly input?: Values;
}

/** POST `<Action>Many`: the action on all of them, or on none. */
export const actOnRecords = (
  resource: AnyResource,
  { selection, action, input }: BulkAction,
): Promise<number[]> =>
  change(resource, {
    method: 'POST',
    verb: actionManyVerb(action),
    body: { ...selection, ...(input ? { input } : {}) },
    fallback: 'updateFailed',
    type: 'updated',
  });

async function change(
  resource: AnyResource,
  { method, verb, body, fallback, type }: BulkCall,
): Promise<number[]> {
  const { ids } = (
    await call({
      method,
      path: callPath(resource, verb),
      body,
      answer: dataAnswer(bulkDoneSchema),
      words: { fallback, messages: resource.messages },
    })
  ).data;
  if (resource.live) changeChannel.publish({ resource: resource.name, type, ids });
  return ids;
}
