import { z } from 'zod';
import { type Grant, reach, reachingOthers } from './access.ts';
import { attachmentSchema } from './attachments.ts';
import { type ValidationResult, toValidationResult } from './validation-result.ts';
import { dayIn } from './day-in.ts';
import type { AnyResource } from './define-resource.ts';
import { NOTE_MAX } from './field-limits.ts';
import { FIRM_ZONE } from './firm-zone.ts';
import { callPath } from './resource-paths.ts';
import { ROLES } from './roles.ts';
import type { TaskEvent } from './task-values.ts';
import { daySchema, idSchema, textSchema, withErrorCode } from './value-schemas.ts';

/** Where a task stands. It is asked, answered by the owner of the record, and accepted or asked again by staff. */
export const TASK_STATES = ['asked', 'answered', 'accepted', 'withdrawn'] as const;
export type TaskState = (typeof TASK_STATES)[number];

const DOCUMENTS_MAX = 20;
const DOCUMENT_MAX = 200;

/** A task as an answer carries it. */
export const taskSchema = z.object({
  id: z.number(),
  state: z.enum(TASK_STATES),
  /** What is asked, in the words of whoever asked last. */
  text: z.string(),
  /** The documents that are asked for, by name. */
  documents: z.array(z.string()),
  /** The last day on which it is in time: `2026-03-14`. */
  dueOn: z.string(),
  /** The last answer; null where there was none. */
  answer: z.object({ text: z.string(), files: z.array(attachmentSchema), at: z.string() }).nullable(),
});
export type Task = z.infer<typeof taskSchema>;

/** Who reads the tasks of a record: whoever may read it, but not the public; `false` where it has none. */
export const taskReaders = ({ tasks, access }: Pick<AnyResource, 'tasks' | 'access'>): Grant | false => {
  if (!tasks || access.read === false) return false;
  const { public: _everyone, ...roles } = access.read;
  return roles;
};

/** Who asks and reviews: whoever may change every record. */
export const taskAskers = ({ tasks, access }: Pick<AnyResource, 'tasks' | 'access'>): Grant | false =>
  tasks ? reachingOthers(access.update) : false;

/** Who answers: whoever reads their own records alone. */
export function taskAnswerers(resource: Pick<AnyResource, 'tasks' | 'access'>): Grant | false {
  const readers = taskReaders(resource);
  const owners = ROLES.filter((role) => reach(readers, role) === 'own');
  return owners.length > 0 ? Object.fromEntries(owners.map((role) => [role, 'own'])) : false;
}

export const taskPaths = {
  read: (resource: AnyResource, id?: number): string => callPath(resource, 'GetTasks', id),
  ask: (resource: AnyResource, id?: number): string => callPath(resource, 'AskTask', id),
  answer: (resource: AnyResource, id?: number): string => callPath(resource, 'AnswerTask', id),
  review: (resource: AnyResource, id?: number): string => callPath(resource, 'ReviewTask', id),
} as const;

/** What staff ask for. */
export const newTaskSchema = z.strictObject({
  text: textSchema({ max: NOTE_MAX }),
  documents: z
    .array(textSchema({ max: DOCUMENT_MAX }), { error: withErrorCode('invalid') })
    .max(DOCUMENTS_MAX, { error: withErrorCode('invalid') })
    .default([]),
  dueOn: daySchema,
});
export type NewTask = z.infer<typeof newTaskSchema>;

/** What the owner sends back, beside the files. */
export const taskAnswerSchema = z.strictObject({
  taskId: idSchema,
  text: textSchema({ max: NOTE_MAX, optional: true }),
});
export type TaskAnswer = z.infer<typeof taskAnswerSchema>;

/** What staff make of a task. */
export const taskReviewSchema = z.discriminatedUnion(
  'decision',
  [
    z.strictObject({ taskId: idSchema, decision: z.literal('accept') }),
    z.strictObject({ taskId: idSchema, decision: z.literal('withdraw') }),
    z.strictObject({
      taskId: idSchema,
      decision: z.literal('askAgain'),
      text: textSchema({ max: NOTE_MAX }),
      dueOn: daySchema,
    }),
  ],
  { error: withErrorCode('optionInvalid') },
);
export type TaskReview = z.infer<typeof taskReviewSchema>;

/** What each decision starts from, leads to, and is told as. */
export const TASK_DECISIONS = {
  accept: { from: ['answered'], to: 'accepted', event: 'accepted' },
  askAgain: { from: ['answered'], to: 'asked', event: 'askedAgain' },
  withdraw: { from: ['asked'], to: 'withdrawn', event: 'withdrawn' },
} as const satisfies Record<
  TaskReview['decision'],
  { from: readonly TaskState[]; to: TaskState; event: TaskEvent }
>;

export const checkNewTask = (input: unknown): ValidationResult<NewTask> => inTime(newTaskSchema, input);
export const checkReview = (input: unknown): ValidationResult<TaskReview> => inTime(taskReviewSchema, input);
export const checkAnswer = (input: unknown): ValidationResult<TaskAnswer> =>
  toValidationResult(taskAnswerSchema.safeParse(input));

/** Nobody is asked for something by a day that is over, on the firm's own clock. */
function inTime<Value extends object>(schema: z.ZodType<Value>, input: unknown): ValidationResult<Value> {
  const checked = toValidationResult(schema.safeParse(input));
  const today = dayIn(new Date(), FIRM_ZONE);
  if (!checked.isValid || !('dueOn' in checked.value) || String(checked.value.dueOn) >= today) return checked;
  return { isValid: false, issues: { dueOn: { code: 'notFuture' } } };
}
