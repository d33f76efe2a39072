import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { coreValues as definition } from '#resources/core-values.ts';
import { imageColumn, listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';

export const coreValues = resourceTable(
  definition,
  pgTable(
    'core_values',
    {
      ...recordColumns(),
      titleAr: text('title_ar').notNull(),
      titleEn: text('title_en').notNull(),
      descriptionAr: text('description_ar').notNull(),
      descriptionEn: text('description_en').notNull(),
      photo: imageColumn('photo'),
      position: integer('position').notNull(),
      search: searchColumn('title_ar', 'title_en'),
    },
    (table) => [...listIndexes(definition, table)],
  ),
);
