import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { faqCategories as definition } from '#resources/faq-categories.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';

export const faqCategories = resourceTable(
  definition,
  pgTable(
    'faq_categories',
    {
      ...recordColumns(),
      nameAr: text('name_ar').notNull(),
      nameEn: text('name_en').notNull(),
      position: integer('position').notNull().default(0),
      search: searchColumn('name_ar', 'name_en'),
    },
    (table) => [...listIndexes(definition, table)],
  ),
);
