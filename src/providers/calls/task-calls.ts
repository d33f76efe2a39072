import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import {
  type NewTask,
  type Task,
  type TaskAnswer,
  type TaskReview,
  taskPaths,
  taskSchema,
} from '#contract/tasks.ts';
import { TASK_FILES } from '#contract/task-values.ts';
import { formWith } from '../records/form-of.ts';
import { recordKeys } from '../records/record-keys.ts';
import { type CustomCall, doneAnswer } from './custom-call.ts';

/** GET `GetTasks`: what the owner of a record was asked for, the oldest first. */
export const tasksCall = (resource: AnyResource, id: number): CustomCall<Task[]> => ({
  method: 'get',
  url: taskPaths.read(resource, id),
  answer: z.array(taskSchema),
  words: { fallback: 'readFailed', messages: resource.messages },
  key: recordKeys.tasks(resource.name, id),
});

interface Changing<Body> {
  readonly id: number;
  readonly body: Body;
  /** The same key and body change it once, however often they are sent. */
  readonly idempotencyKey: string;
}

/** POST `AskTask`: asks the owner for something. */
export const askTaskCall = (resource: AnyResource, given: Changing<NewTask>): CustomCall => ({
  ...changing(resource, given),
  url: taskPaths.ask(resource, given.id),
  payload: given.body,
});

/** POST `ReviewTask`: accepts, asks again, or asks no longer. */
export const reviewTaskCall = (resource: AnyResource, given: Changing<TaskReview>): CustomCall => ({
  ...changing(resource, given),
  url: taskPaths.review(resource, given.id),
  payload: given.body,
});

/** POST `AnswerTask`: sends the answer and its files at once. */
export const answerTaskCall = (
  resource: AnyResource,
  { files, ...given }: Changing<TaskAnswer> & { files: readonly File[] },
): CustomCall => ({
  ...changing(resource, given),
  url: taskPaths.answer(resource, given.id),
  payload: formWith(TASK_FILES, { values: { ...given.body }, files }),
});

const changing = (
  resource: AnyResource,
  { id, idempotencyKey }: Changing<unknown>,
): Pick<CustomCall, 'method' | 'headers' | 'answer' | 'words' | 'changes'> => ({
  method: 'post',
  headers: { 'Idempotency-Key': idempotencyKey },
  answer: doneAnswer,
  words: { fallback: 'updateFailed', messages: resource.messages },
  changes: { resource: resource.name, type: 'updated', ids: [id] },
});
