import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { THREAD_KINDS, VISIBILITIES } from '#contract/thread.ts';
import { moment } from '../record-columns.ts';

/** What was done to records and said about them. Rows are only ever added. */
export const threadEntries = pgTable(
  'thread_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    kind: text('kind', { enum: THREAD_KINDS }).notNull(),
    /** Missing where the host itself did it. */
    authorId: integer('author_id'),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    text: text('text'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('thread_entries_record').on(table.resource, table.recordId, table.id)],
);
