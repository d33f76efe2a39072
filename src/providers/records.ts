import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Totals } from '#contract/envelope.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type ListQuery, listParams } from '#contract/list-query.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { actionVerb, callPath } from '#contract/resource-paths.ts';
import { totalsSchema } from './answer-schemas.ts';
import { formOf } from './attachments.ts';
import { changeChannel } from './change-channel.ts';
import { ownFailure } from './failure-of.ts';
import { call, dataAnswer, doneAnswer } from './http.ts';
import { forgetRestored } from './last-deletion.ts';
import { listTotals } from './list-totals.ts';
import { getSession } from './session-store.ts';

/** A record as the engine sees it. */
export type AnyRecord = Values & { id: number; version: number; createdAt: string; updatedAt: string };
/** A page of records. `data` and `total` are Refine's names. */
export interface RecordPage<T> {
  data: T[];
  total: number;
  totals: Totals;
}
interface WriteOptions {
  /** The version the change was made on; a newer one on the host is a conflict. Default: last write wins. */
  version?: number;
  /** The same key and content are written once, however often they are sent. */
  idempotencyKey?: string;
}

/** GET `GetAll` (R271). */
export async function listRecords(
  resource: AnyResource,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<RecordPage<AnyRecord>> {
  const answer = await call({
    method: 'GET',
    path: callPath(resource, resource.verbs.list),
    params: listParams(query),
    answer: totalsSchema.extend({ data: z.array(schemaOf(resource)) }),
    words: wordsOf(resource, 'listFailed'),
    signal,
  });
  const totals = listTotals(answer, query);
  return { data: answer.data, total: totals.totalCount, totals };
}

/** GET `GetById` (R273), or `GetForUpdate` (R274) for a form. Without an id nothing is sent (R279). */
export async function readRecord(
  resource: AnyResource,
  id: number,
  { forUpdate = false, signal }: { forUpdate?: boolean; signal?: AbortSignal } = {},
): Promise<AnyRecord> {
  const { read, readForUpdate } = resource.verbs;
  const { data } = await call({
    method: 'GET',
    path: callPath(resource, forUpdate ? readForUpdate : read, requireId(resource, id)),
    answer: dataAnswer(schemaOf(resource)),
    words: wordsOf(resource, 'readFailed'),
    signal,
  });
  return data;
}

/** What goes with a new record beside its values. */
interface CreateOptions extends Pick<WriteOptions, 'idempotencyKey'> {
  /** For its field of files: they travel with it, in one call. */
  files?: readonly File[];
  /** Told how much has gone, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** POST `Add` (R272). */
export async function createRecord(
  resource: AnyResource,
  values: Values,
  { idempotencyKey, files = [], onProgress, signal }: CreateOptions = {},
): Promise<Values> {
  const { data } = await call({
    method: 'POST',
    path: callPath(resource, resource.verbs.create),
    body: files.length > 0 ? formOf(resource, { values, files }) : values,
    ...(files.length > 0 ? { onProgress } : {}),
    signal,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    answer: writtenAnswer,
    words: wordsOf(resource, 'createFailed'),
  });
  const record = writtenRecord(resource, data, values);
  announce(resource, 'created', record['id']);
  return record;
}

/** PUT `Update` (R275), with the version the change was made on. */
export async function updateRecord(
  resource: AnyResource,
  values: Values & { id: number },
  { version, idempotencyKey }: WriteOptions = {},
): Promise<Values> {
  const { data } = await call({
    method: 'PUT',
    path: callPath(resource, resource.verbs.update),
    body: { ...values, id: requireId(resource, values.id) },
    headers: {
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    answer: writtenAnswer,
    words: wordsOf(resource, 'updateFailed'),
  });
  announce(resource, 'updated', values.id);
  return writtenRecord(resource, data, values);
}

/** DELETE `Delete` (R276): into the trash. */
export async function deleteRecord(resource: AnyResource, id: number): Promise<void> {
  await call({
    method: 'DELETE',
    path: callPath(resource, resource.verbs.delete, requireId(resource, id)),
    answer: doneAnswer,
    words: wordsOf(resource, 'deleteFailed'),
  });
  announce(resource, 'deleted', id);
}

/** POST `Restore`: out of the trash. */
export async function restoreRecord(resource: AnyResource, id: number): Promise<void> {
  await call({
    method: 'POST',
    path: callPath(resource, resource.verbs.restore, requireId(resource, id)),
    answer: doneAnswer,
    words: wordsOf(resource, 'updateFailed'),
  });
  forgetRestored(resource, [id]);
  announce(resource, 'restored', id);
}

/** PUT `Reorder`: these records, in this order among each other. */
export async function reorderRecords(resource: AnyResource, ids: readonly number[]): Promise<void> {
  await call({
    method: 'PUT',
    path: callPath(resource, resource.verbs.reorder),
    body: { ids },
    answer: doneAnswer,
    words: wordsOf(resource, 'updateFailed'),
  });
  announce(resource, 'updated', ids[0]);
}

interface ActionCall {
  id: number;
  action: string;
  input?: Values;
}

/** POST of a named action of the definition. */
export async function runAction(
  resource: AnyResource,
  { id, action, input = {} }: ActionCall,
): Promise<void> {
  await call({
    method: 'POST',
    path: callPath(resource, actionVerb(action), requireId(resource, id)),
    body: input,
    answer: doneAnswer,
    words: wordsOf(resource, 'updateFailed'),
  });
  announce(resource, 'updated', id);
}

function requireId(resource: AnyResource, id: unknown): number {
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw ownFailure('idRequired', { messages: resource.messages });
}

// The schema lets through exactly what `recordSchema` names, and that has the record's own columns.
const schemaOf = (resource: AnyResource): z.ZodType<AnyRecord> =>
  recordSchema(resource, getSession()?.user.lastRole ?? null) as z.ZodType<AnyRecord>;

/** Hosts that only say that it went well are taken at their word. */
const writtenAnswer = z.object({ data: z.unknown() });
const writtenRecord = (resource: AnyResource, data: unknown, values: Values): Values =>
  schemaOf(resource).safeParse(data).data ?? values;

const wordsOf = (resource: AnyResource, fallback: ErrorCode) => ({ fallback, messages: resource.messages });

function announce(resource: AnyResource, type: ChangeEvent['type'], id: unknown): void {
  if (!resource.live) return;
  changeChannel.publish({ resource: resource.name, type, ids: typeof id === 'number' ? [id] : [] });
}
