import { z } from 'zod';
import type { Grant } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import {
  type NewTask,
  type TaskAnswer,
  type TaskReview,
  checkAnswer,
  checkNewTask,
  checkReview,
  newTaskSchema,
  taskAnswerSchema,
  taskAnswerers,
  taskAskers,
  taskPaths,
  taskReaders,
  taskReviewSchema,
  taskSchema,
} from '#contract/tasks.ts';
import { TASK_FILES, TASK_FILES_MAX } from '#contract/task-values.ts';
import { filesRuleOf } from '../../../files/files-rule.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import { idempotencyKey, submissionOf } from '../../idempotency.ts';
import type { Outcome } from '../../outcome.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { recordsOf } from '../../records.ts';
import { requestContextOf } from '../../request-context.ts';
import { sendingLimit } from '../../sending-limit.ts';
import { changeAnswer } from '../../shared-route.ts';
import { taskChangesOf } from './task-changes.ts';
import { readTasks, stateOfTask } from './task-rows.ts';

/** The routes of a record's tasks: staff ask and review, the owner answers, both read. */
export function taskRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const changes = taskChangesOf(host, table, tables);
  const records = recordsOf(host, table, tables);
  const { one } = resource.labels;
  const shared = { tag: resource.endpoint, messages: resource.messages };
  const changing = {
    ...shared,
    ...changeAnswer(table),
    method: 'POST',
    headers: [idempotencyKey],
    errors: ['notFound', 'illegalMove', 'idempotencyMismatch'],
  } as const;
  const limited = sendingLimit(host, {
    name: `answers of an account on ${resource.name}`,
    perHour: host.env.notesPerAccountHour,
  });
  const given = (grant: Grant | false, make: (access: Grant) => AnyRoute): AnyRoute[] =>
    grant === false ? [] : [make(grant)];

  return [
    ...given(taskReaders(resource), (access) =>
      route({
        ...shared,
        access,
        method: 'GET',
        path: `${taskPaths.read(resource)}/{id}`,
        summary: `What the owner of a ${one.en} was asked for, oldest first`,
        data: () => z.array(taskSchema),
        errors: ['notFound'],
        async handle(call) {
          // Throws `notFound` for a record that is not theirs to read.
          await records.read(call.id, requestContextOf(call));
          return readTasks(host.pool, { resource: resource.name, recordId: call.id });
        },
        shows: (_tasks, { id }) => [{ resource, kind: 'thread', ids: [id] }],
      }),
    ),
    ...given(taskAskers(resource), (access) =>
      route<undefined, NewTask, Outcome>({
        ...changing,
        access,
        path: `${taskPaths.ask(resource)}/{id}`,
        summary: `Ask the owner of a ${one.en} for documents or an answer`,
        body: { schema: () => newTaskSchema, check: checkNewTask },
        handle: (call) =>
          changes.ask(
            { id: call.id, submission: submissionOf(call, resource) },
            call.body,
            requestContextOf(call),
          ),
      }),
    ),
    ...given(taskAskers(resource), (access) =>
      route<undefined, TaskReview, Outcome>({
        ...changing,
        access,
        path: `${taskPaths.review(resource)}/{id}`,
        summary: `Accept what the owner of a ${one.en} sent, ask again, or ask no longer`,
        body: { schema: () => taskReviewSchema, check: checkReview },
        handle: (call) =>
          changes.review(
            { id: call.id, submission: submissionOf(call, resource) },
            call.body,
            requestContextOf(call),
          ),
      }),
    ),
    ...given(taskAnswerers(resource), (access) =>
      route<undefined, TaskAnswer, Outcome>({
        ...changing,
        access,
        path: `${taskPaths.answer(resource)}/{id}`,
        summary: `Send what was asked for about a ${one.en}`,
        body: { schema: () => taskAnswerSchema, check: checkAnswer },
        files: filesRuleOf({ key: TASK_FILES, field: { max: TASK_FILES_MAX } }),
        errors: [...changing.errors, 'tooManyRequests'],
        async handle(call) {
          const submission = submissionOf(call, resource);
          const requestContext = requestContextOf(call);
          return limited(call, submission, async () => {
            // Before the files are looked into: whoever may not learns nothing, and it costs nothing.
            await records.read(call.id, requestContext);
            const task = { resource: resource.name, recordId: call.id };
            await stateOfTask(host.pool, task, call.body.taskId);
            if (call.body.text === '' && call.files.length === 0)
              throw new AppError('validation', { fields: { text: { code: 'required' } } });
            return host.files.keepFor(call, (files, caller) =>
              changes.answer(
                { id: call.id, submission },
                { ...call.body, files },
                { ...requestContext, caller },
              ),
            );
          });
        },
      }),
    ),
  ];
}
