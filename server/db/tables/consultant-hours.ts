import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OpenInterval } from '#contract/week.ts';
import { consultantHours as definition } from '#resources/consultant-hours.ts';
import { listIndexes, recordColumns, resourceTable } from '../record-columns.ts';
import { branches } from './branches.ts';
import { lawyers } from './lawyers.ts';

export const consultantHours = resourceTable(
  definition,
  pgTable(
    'consultant_hours',
    {
      ...recordColumns(),
      consultantId: integer('consultant_id')
        .notNull()
        .references(() => lawyers.id),
      branchId: integer('branch_id')
        .notNull()
        .references(() => branches.id),
      atOffice: boolean('at_office').notNull().default(false),
      byPhone: boolean('by_phone').notNull().default(false),
      byVideo: boolean('by_video').notNull().default(false),
      hours: jsonb('hours').$type<OpenInterval[]>().notNull(),
      note: text('note').notNull().default(''),
    },
    (table) => [
      ...listIndexes(definition, table),
      index('consultant_hours_branch').on(table.branchId, table.consultantId),
    ],
  ),
);
