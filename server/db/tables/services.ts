import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Money } from '#contract/kinds/money.ts';
import { services as definition } from '#resources/services.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn, searchIndex } from '../record-columns.ts';
import { serviceCategories } from './service-categories.ts';

export const services = resourceTable(
  definition,
  pgTable(
    'services',
    {
      ...recordColumns(),
      categoryId: integer('category_id')
        .notNull()
        .references(() => serviceCategories.id),
      /** Its place among the services of its category. */
      position: integer('position').notNull().default(0),
      nameAr: text('name_ar').notNull(),
      nameEn: text('name_en').notNull(),
      descriptionAr: text('description_ar').notNull(),
      descriptionEn: text('description_en').notNull(),
      stepsAr: text('steps_ar').notNull().default(''),
      stepsEn: text('steps_en').notNull().default(''),
      documentsAr: text('documents_ar').notNull().default(''),
      documentsEn: text('documents_en').notNull().default(''),
      durationAr: text('duration_ar').notNull().default(''),
      durationEn: text('duration_en').notNull().default(''),
      fee: jsonb('fee').$type<Money>(),
      search: searchColumn('name_ar', 'name_en', 'description_ar', 'description_en'),
    },
    (table) => [
      ...listIndexes(definition, table),
      searchIndex('services'),
      index('services_category').on(table.categoryId, table.position),
    ],
  ),
);
