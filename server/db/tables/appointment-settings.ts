import { integer, pgTable } from 'drizzle-orm/pg-core';
import { appointmentSettings as definition } from '#resources/appointment-settings.ts';
import { recordColumns, resourceTable } from '../record-columns.ts';

export const appointmentSettings = resourceTable(
  definition,
  pgTable('appointment_settings', {
    ...recordColumns(),
    minutes: integer('minutes').notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    leadHours: integer('lead_hours').notNull(),
    daysAhead: integer('days_ahead').notNull(),
    changeHours: integer('change_hours').notNull(),
    openWishes: integer('open_wishes').notNull().default(3),
  }),
);
