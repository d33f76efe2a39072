import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { type ThreadEntry, type Visibility, threadEntrySchema } from '#contract/thread.ts';
import { call, dataAnswer } from './http.ts';

/** GET `GetThread`: what was done and said about a record, the oldest first, as far as the reader may know. */
export async function readThread(
  resource: AnyResource,
  id: number,
  signal?: AbortSignal,
): Promise<ThreadEntry[]> {
  const { data } = await call({
    method: 'GET',
    path: callPath(resource, resource.verbs.thread, id),
    answer: threadAnswer,
    words: { fallback: 'readFailed', messages: resource.messages },
    signal,
  });
  return data;
}

export interface NewNote {
  text: string;
  /** Said by staff alone: an owner's note is for both sides (A19). */
  visibility?: Visibility | undefined;
  /** The same key and note are written once, however often they are sent. */
  idempotencyKey: string;
}

/** POST `AddNote` (R225). */
export async function addNote(
  resource: AnyResource,
  id: number,
  { idempotencyKey, ...body }: NewNote,
): Promise<void> {
  await call({
    method: 'POST',
    path: callPath(resource, resource.verbs.addNote, id),
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
    answer: noteAnswer,
    words: { fallback: 'noteFailed', messages: resource.messages },
  });
}

const threadAnswer = dataAnswer(z.array(threadEntrySchema));
const noteAnswer = dataAnswer(z.object({ id: z.number() }));
