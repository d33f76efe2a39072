import type { DeleteManyParams, UpdateManyParams } from '@refinedev/core';
import type { BaseKey } from '@refinedev/core';
import { type Selection, bulkDoneSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { callPath } from '#contract/resource-paths.ts';
import { changeChannel } from './change-channel.ts';
import { call, dataAnswer } from '../http/http.ts';
import { definitionOf } from './definition-of.ts';
import { optionsIn, signalIn } from './provider-options.ts';
import { requireId, wordsOf } from './records.ts';

/** POST `DeleteMany`: all of them into the trash, or none. */
export async function bulkDelete({ resource, ids, meta }: DeleteManyParams<unknown>) {
  const definition = await definitionOf(resource, meta);
  return change(definition, {
    method: 'POST',
    verb: definition.verbs.deleteMany,
    body: selectionOf(definition, ids, optionsIn(meta).selection),
    fallback: 'deleteFailed',
    signal: signalIn(meta),
    type: 'deleted',
  });
}

/** PUT `UpdateMany`: the same values for all of them, or for none. */
export async function bulkUpdate({ resource, ids, variables, meta }: UpdateManyParams<unknown>) {
  const definition = await definitionOf(resource, meta);
  return change(definition, {
    method: 'PUT',
    verb: definition.verbs.updateMany,
    body: { ...selectionOf(definition, ids, optionsIn(meta).selection), values: variables },
    fallback: 'updateFailed',
    signal: signalIn(meta),
    type: 'updated',
  });
}

interface BulkCall {
  method: 'POST' | 'PUT';
  verb: string;
  body: object;
  fallback: ErrorCode;
  signal: AbortSignal | undefined;
  type: ChangeEvent['type'];
}

async function change(
  definition: AnyResource,
  { fallback, type, verb, ...request }: BulkCall,
): Promise<{ id: number }[]> {
  const { data } = await call({
    ...request,
    path: callPath(definition, verb),
    answer: dataAnswer(bulkDoneSchema),
    words: wordsOf(definition, fallback),
  });
  if (definition.live) changeChannel.publish({ resource: definition.name, type, ids: data.ids });
  return data.ids.map((id) => ({ id }));
}

const selectionOf = (definition: AnyResource, ids: readonly BaseKey[], selection?: Selection): Selection =>
  selection ?? { ids: ids.map((id) => requireId(definition, id)) };
