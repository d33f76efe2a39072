import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { TASK_STATES } from '#contract/tasks.ts';
import { moment } from '../record-columns.ts';

/** What was asked of the owners of records, whatever resource they belong to. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    state: text('state', { enum: TASK_STATES }).notNull().default('asked'),
    text: text('text').notNull(),
    documents: jsonb('documents').$type<string[]>().notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Asked again, it is asked anew. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Missing until the day before it is due: the owner is reminded once. */
    remindedAt: moment('reminded_at'),
    answerText: text('answer_text').notNull().default(''),
    /** The ids of the files of the last answer. */
    answerFiles: jsonb('answer_files').$type<number[]>().notNull().default([]),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('tasks_record').on(table.resource, table.recordId, table.id),
    index('tasks_due').on(table.state, table.dueOn),
  ],
);
