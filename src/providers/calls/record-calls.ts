import { z } from 'zod';
import { type Selection, bulkDoneSchema } from '#contract/bulk.ts';
import { type Choice, type ChoicesQuery, choiceSchema, choicesParams } from '#contract/choices.ts';
import { type Counts, countsSchema } from '#contract/counts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type ListQuery, listParams } from '#contract/list-query.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import type { Values } from '#contract/record-schemas.ts';
import { actionManyVerb, actionVerb, callPath } from '#contract/resource-paths.ts';
import { recordKeys } from '../records/record-keys.ts';
import { type CustomCall, doneAnswer } from './custom-call.ts';
import { updateWords } from './update-words.ts';

/** GET `GetCounts`: how many records stand under each tab of a list. Page and order change nothing about it. */
export function countsCall(
  resource: AnyResource,
  { search, missing, filters, match }: ListQuery,
): CustomCall<Counts> {
  const query: ListQuery = { search, missing, filters, match, page: 1, pageSize: 1, sort: [] };
  return {
    method: 'get',
    url: callPath(resource, resource.verbs.counts),
    query: listParams(query),
    answer: countsSchema,
    words: { fallback: 'listFailed', messages: resource.messages },
    key: recordKeys.counts(resource.name, query),
  };
}

/** GET `GetChoices`: what a narrowed reference of a resource can point at. */
export const choicesCall = (resource: AnyResource, query: ChoicesQuery): CustomCall<Choice[]> => ({
  method: 'get',
  url: callPath(resource, resource.verbs.choices),
  query: choicesParams(query),
  answer: z.array(choiceSchema),
  words: { fallback: 'listFailed', messages: resource.messages },
  key: recordKeys.choices(resource.name, query),
});

/** POST `Restore`: out of the trash. */
export const restoreCall = (resource: AnyResource, id: number): CustomCall => ({
  method: 'post',
  url: callPath(resource, resource.verbs.restore, id),
  ...written(resource, { type: 'restored', ids: [id] }),
});

/** PUT `Reorder`: these records, in this order among each other. */
export const reorderCall = (resource: AnyResource, ids: readonly number[]): CustomCall => ({
  method: 'put',
  url: callPath(resource, resource.verbs.reorder),
  payload: { ids },
  ...written(resource, { type: 'updated', ids: ids.slice(0, 1) }),
});

/** What an action of the definition is run with. */
export interface ActionRun {
  readonly id: number;
  readonly action: string;
  /** What it wants to know. Default: nothing. */
  readonly input?: Values;
}

/** POST of a named action of the definition. */
export const actionCall = (resource: AnyResource, { id, action, input = {} }: ActionRun): CustomCall => ({
  method: 'post',
  url: callPath(resource, actionVerb(action), id),
  payload: input,
  ...written(resource, { type: 'updated', ids: [id] }),
});

/** POST `RestoreMany`: all of them out of the trash, or none. */
export const restoreManyCall = (resource: AnyResource, selection: Selection): CustomCall<BulkDone> => ({
  method: 'post',
  url: callPath(resource, resource.verbs.restoreMany),
  payload: selection,
  ...writtenMany(resource, 'restored'),
});

/** POST `<Action>Many`: the action on all of them, or on none. */
export const actionManyCall = (
  resource: AnyResource,
  { selection, action, input = {} }: { selection: Selection; action: string; input?: Values | undefined },
): CustomCall<BulkDone> => ({
  method: 'post',
  url: callPath(resource, actionManyVerb(action)),
  payload: { ...selection, ...(Object.keys(input).length > 0 ? { input } : {}) },
  ...writtenMany(resource, 'updated'),
});

type BulkDone = z.infer<typeof bulkDoneSchema>;
type Change = Pick<ChangeEvent, 'type' | 'ids'>;

const written = (resource: AnyResource, { type, ids }: Change) => ({
  answer: doneAnswer,
  words: updateWords(resource),
  ...(resource.live ? { changes: { resource: resource.name, type, ids: [...ids] } } : {}),
});

const writtenMany = (resource: AnyResource, type: ChangeEvent['type']) => ({
  answer: bulkDoneSchema,
  words: updateWords(resource),
  ...(resource.live ? { changes: ({ ids }: BulkDone) => ({ resource: resource.name, type, ids }) } : {}),
});
