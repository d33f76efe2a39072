import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OpenInterval } from '#contract/week.ts';
import { officeDays as definition } from '#resources/office-days.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';
import { branches } from './branches.ts';

export const officeDays = resourceTable(
  definition,
  pgTable(
    'office_days',
    {
      ...recordColumns(),
      nameAr: text('name_ar').notNull(),
      nameEn: text('name_en').notNull(),
      branchId: integer('branch_id').references(() => branches.id),
      firstDay: date('first_day', { mode: 'string' }).notNull(),
      lastDay: date('last_day', { mode: 'string' }).notNull(),
      hours: jsonb('hours').$type<OpenInterval[]>().notNull(),
      search: searchColumn('name_ar', 'name_en'),
    },
    (table) => [
      ...listIndexes(definition, table),
      check('office_days_order', sql.raw('"first_day" <= "last_day"')),
    ],
  ),
);
