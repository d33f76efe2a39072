import type { AnyResource } from '#contract/define-resource.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import type { NewNote } from '#providers/calls/thread-calls.ts';
import { useCall, useSend } from './use-call.ts';

const calls = () => import('#providers/calls/thread-calls.ts');

/** The thread of a record: asked for again whenever the record changes. */
export const useThread = (resource: AnyResource, id: number) =>
  useCall(recordKeys.thread(resource.name, id), async () => (await calls()).threadCall(resource, id));

/** @returns a mutation that adds a note to the thread of a record */
export const useAddNote = (resource: AnyResource, id: number) =>
  useSend(async (note: NewNote) => (await calls()).addNoteCall(resource, id, note), { resource });
