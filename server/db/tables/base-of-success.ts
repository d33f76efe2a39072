import { pgTable, text } from 'drizzle-orm/pg-core';
import { baseOfSuccess as definition } from '#resources/base-of-success.ts';
import { recordColumns, resourceTable } from '../record-columns.ts';

export const baseOfSuccess = resourceTable(
  definition,
  pgTable('base_of_success', {
    ...recordColumns(),
    headlineAr: text('headline_ar').notNull(),
    headlineEn: text('headline_en').notNull(),
  }),
);
