import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { basesOfSuccess as definition } from '#resources/bases-of-success.ts';
import { imageColumn, listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';

export const basesOfSuccess = resourceTable(
  definition,
  pgTable(
    'bases_of_success',
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
