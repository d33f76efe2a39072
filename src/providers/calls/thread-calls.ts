import { z } from 'zod';
import { ownerContactSchema } from '#contract/owner-contact.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_FILES } from '#contract/note-values.ts';
import { type Reply, repliesPath, replySchema } from '#contract/replies.ts';
import { callPath } from '#contract/resource-paths.ts';
import { type ThreadEntry, type Visibility, threadEntrySchema } from '#contract/thread.ts';
import { formWith } from '../records/form-of.ts';
import { recordKeys } from '../records/record-keys.ts';
import type { CustomCall } from './custom-call.ts';

/** GET `GetThread`: what was done and said about a record, the oldest first, as far as the reader may know. */
export const threadCall = (resource: AnyResource, id: number): CustomCall<ThreadEntry[]> => ({
  method: 'get',
  url: callPath(resource, resource.verbs.thread, id),
  answer: z.array(threadEntrySchema),
  words: { fallback: 'readFailed', messages: resource.messages },
  key: recordKeys.thread(resource.name, id),
});

export interface NewNote {
  text: string;
  /** Said by staff alone: an owner's note is for both sides (A19). */
  visibility?: Visibility | undefined;
  /** The accounts of colleagues whom it mentions; only a note inside may. */
  mentions?: readonly number[] | undefined;
  /** What goes with it; staff alone send files with a note. */
  files?: readonly File[] | undefined;
  /** The same key and note are written once, however often they are sent. */
  idempotencyKey: string;
}

/** POST `AddNote` (R225). */
export const addNoteCall = (
  resource: AnyResource,
  id: number,
  { idempotencyKey, files = [], ...note }: NewNote,
): CustomCall<{ id: number }> => ({
  method: 'post',
  url: callPath(resource, resource.verbs.addNote, id),
  payload: files.length > 0 ? formWith(NOTE_FILES, { values: note, files }) : note,
  headers: { 'Idempotency-Key': idempotencyKey },
  answer: z.object({ id: z.number() }),
  words: { fallback: 'noteFailed', messages: resource.messages },
});

/** GET `GetContact`: how to reach the owner of a record. */
export const contactCall = (
  resource: AnyResource,
  id: number,
): CustomCall<z.infer<typeof ownerContactSchema>> => ({
  method: 'get',
  url: callPath(resource, resource.verbs.contact, id),
  answer: ownerContactSchema,
  words: { fallback: 'readFailed', messages: resource.messages },
  key: recordKeys.contact(resource.name, id),
});

/** GET `GetReplies`: the prepared replies for a record, filled in, in the language of its owner. */
export const repliesCall = (resource: AnyResource, id: number): CustomCall<Reply[]> => ({
  method: 'get',
  url: repliesPath(resource, id),
  answer: z.array(replySchema),
  words: { fallback: 'readFailed', messages: resource.messages },
  key: recordKeys.replies(resource.name, id),
});
