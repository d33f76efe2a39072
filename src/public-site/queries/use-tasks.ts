import type { AnyResource } from '#contract/define-resource.ts';
import type { TaskAnswer } from '#contract/tasks.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { useCall, useSend } from './use-call.ts';

const calls = () => import('#providers/calls/task-calls.ts');

/** What the owner of a record was asked for: asked again whenever the record changes. */
export const useTasks = (resource: AnyResource, id: number) =>
  useCall(recordKeys.tasks(resource.name, id), async () => (await calls()).tasksCall(resource, id));

interface Sent {
  body: TaskAnswer;
  files: readonly File[];
  idempotencyKey: string;
}

interface Sending {
  /** Of the form, for `useIsSending`. */
  name: string;
  onProgress: (share: number) => void;
}

/** @returns a mutation that sends an answer with its files */
export const useAnswerTask = (resource: AnyResource, id: number, { name, onProgress }: Sending) =>
  useSend(async (sent: Sent) => (await calls()).answerTaskCall(resource, { id, ...sent }), {
    resource,
    mutationKey: [name],
    onProgress,
  });
