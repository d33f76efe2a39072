import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { READ_KINDS } from '../../privacy/shown.ts';
import { moment } from '../record-columns.ts';

/** Which version of the privacy notice was shown when somebody gave the firm something. Rows are only ever added. */
export const consents = pgTable(
  'consents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Missing for a visitor. */
    userId: integer('user_id'),
    purpose: text('purpose').notNull(),
    /** What was given with it; missing where it was the account itself. */
    recordId: integer('record_id'),
    version: text('version').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('consents_user').on(table.userId)],
);

/** Who was shown whose records, and when: one row for each answer, written before it leaves. Rows are only ever added. */
export const recordReads = pgTable(
  'record_reads',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    userId: integer('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    resource: text('resource').notNull(),
    kind: text('kind', { enum: READ_KINDS }).notNull(),
    recordIds: integer('record_ids').array().notNull(),
  },
  (table) => [
    index('record_reads_user').on(table.userId, table.at),
    index('record_reads_session').on(table.sessionId, table.at),
    index('record_reads_at').on(table.at),
  ],
);
