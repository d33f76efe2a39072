import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sliders as definition } from '#resources/sliders.ts';
import { imageColumn, listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';

export const sliders = resourceTable(
  definition,
  pgTable(
    'sliders',
    {
      ...recordColumns(),
      titleAr: text('title_ar').notNull(),
      titleEn: text('title_en').notNull(),
      descriptionAr: text('description_ar').notNull(),
      descriptionEn: text('description_en').notNull(),
      image: imageColumn('image'),
      position: integer('position').notNull(),
      search: searchColumn('title_ar', 'title_en', 'description_ar', 'description_en'),
    },
    (table) => [...listIndexes(definition, table)],
  ),
);
