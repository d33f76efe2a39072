import type { CreateParams, DeleteOneParams, UpdateParams } from '@refinedev/core';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { isObject } from '#contract/is-object.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import type { Values } from '#contract/record-schemas.ts';
import { receiptSchema } from '#contract/receipt.ts';
import { callPath } from '#contract/resource-paths.ts';
import { ifMatch, ifNoneMatch } from '../calls/if-match.ts';
import { changeChannel } from './change-channel.ts';
import { call, doneAnswer } from '../http/http.ts';
import { formOf } from './form-of.ts';
import { definitionOf } from './definition-of.ts';
import { optionsIn, signalIn } from './provider-options.ts';
import { NO_VERSION, recordSchemaOf, requireId, wordsOf } from './records.ts';

/** POST `Add` (R272), with the record's files in the same call. */
export async function createOne({ resource, variables, meta }: CreateParams<unknown>): Promise<Values> {
  const definition = await definitionOf(resource, meta);
  const { idempotencyKey, files = [], onProgress } = optionsIn(meta);
  const values = valuesIn(variables);
  const { data } = await call({
    method: 'POST',
    path: callPath(definition, definition.verbs.create),
    body: files.length > 0 ? formOf(definition, { values, files }) : values,
    ...(files.length > 0 ? { onProgress } : {}),
    signal: signalIn(meta),
    headers: headersOf({ idempotencyKey }),
    answer: writtenAnswer,
    words: wordsOf(definition, definition.messages.createRefused ? 'createRefused' : 'createFailed'),
  });
  // Whoever may not read what they send is answered with a receipt.
  const told = receiptSchema.safeParse(data).data;
  const record = writtenRecord(definition, data, { ...values, ...told });
  announce(definition, 'created', record['id']);
  return record;
}

/** PUT `Update` (R275), with the version the change was made on. */
export async function updateOne({ resource, id, variables, meta }: UpdateParams<unknown>): Promise<Values> {
  const definition = await definitionOf(resource, meta);
  // A form that holds the version it was filled with says so by that.
  const { version: filledWith, ...written } = valuesIn(variables);
  const values = { ...written, id: requireId(definition, id) };
  const { version = meta?.['version'] ?? filledWith, idempotencyKey } = optionsIn(meta);
  const { data } = await call({
    method: 'PUT',
    path: callPath(definition, definition.verbs.update),
    body: values,
    headers: headersOf({ version, idempotencyKey }),
    answer: writtenAnswer,
    words: wordsOf(definition, 'updateFailed'),
    signal: signalIn(meta),
  });
  announce(definition, 'updated', values.id);
  return writtenRecord(definition, data, values);
}

/** DELETE `Delete` (R276): into the trash. */
export async function deleteOne({ resource, id, meta }: DeleteOneParams<unknown>): Promise<{ id: number }> {
  const definition = await definitionOf(resource, meta);
  const number = requireId(definition, id);
  await call({
    method: 'DELETE',
    path: callPath(definition, definition.verbs.delete, number),
    answer: doneAnswer,
    words: wordsOf(definition, 'deleteFailed'),
    signal: signalIn(meta),
  });
  announce(definition, 'deleted', number);
  return { id: number };
}

/** Hosts that only say that it went well are taken at their word. */
const writtenAnswer = z.object({ data: z.unknown().optional() });
const writtenRecord = (definition: AnyResource, data: unknown, values: Values): Values =>
  recordSchemaOf(definition).safeParse(data).data ?? values;

const headersOf = ({
  version,
  idempotencyKey,
}: {
  version?: unknown;
  idempotencyKey?: string | undefined;
}) => ({
  ...(version === 'none' ? ifNoneMatch : {}),
  ...(typeof version === 'number' && version !== NO_VERSION ? ifMatch(version) : {}),
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
});

const valuesIn = (variables: unknown): Values => (isObject(variables) ? { ...variables } : {});

function announce(definition: AnyResource, type: ChangeEvent['type'], id: unknown): void {
  if (!definition.live) return;
  changeChannel.publish({ resource: definition.name, type, ids: typeof id === 'number' ? [id] : [] });
}
