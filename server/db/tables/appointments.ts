import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../record-columns.ts';
import { lawyers } from './lawyers.ts';

/**
 * The time that a matter takes of a consultant, wished for or confirmed. No two of one consultant overlap: the migration
 * adds an exclusion constraint, `appointments_apart`, which holds against whoever writes.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    consultantId: integer('consultant_id')
      .notNull()
      .references(() => lawyers.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When it was set to this time. */
    bookedAt: moment('booked_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('appointments_record').on(table.resource, table.recordId),
    index('appointments_starts').on(table.startsAt),
    index('appointments_ends').on(table.consultantId, table.endsAt),
    check('appointments_order', sql.raw('"starts_at" < "ends_at"')),
  ],
);

/** That its client or staff were reminded of the time that a matter then had: once, whoever sends it. */
export const appointmentReminders = pgTable(
  'appointment_reminders',
  {
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    reader: text('reader', { enum: ['client', 'staff'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    hoursBefore: integer('hours_before').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'appointment_reminders_pk',
      columns: [table.resource, table.recordId, table.reader, table.startsAt, table.hoursBefore],
    }),
  ],
);
