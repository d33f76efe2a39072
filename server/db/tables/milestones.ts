import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { milestones as definition } from '#resources/milestones.ts';
import { branches } from './branches.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';

export const milestones = resourceTable(
  definition,
  pgTable(
    'milestones',
    {
      ...recordColumns(),
      year: integer('year').notNull(),
      titleAr: text('title_ar').notNull(),
      titleEn: text('title_en').notNull(),
      descriptionAr: text('description_ar').notNull(),
      descriptionEn: text('description_en').notNull(),
      branchId: integer('branch_id').references(() => branches.id),
      position: integer('position').notNull().default(0),
      search: searchColumn('title_ar', 'title_en'),
    },
    (table) => [...listIndexes(definition, table)],
  ),
);
