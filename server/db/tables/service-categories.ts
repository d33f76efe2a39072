import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { serviceCategories as definition } from '#resources/service-categories.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn, searchIndex } from '../record-columns.ts';

export const serviceCategories = resourceTable(
  definition,
  pgTable(
    'service_categories',
    {
      ...recordColumns(),
      nameAr: text('name_ar').notNull(),
      nameEn: text('name_en').notNull(),
      descriptionAr: text('description_ar').notNull(),
      descriptionEn: text('description_en').notNull(),
      slug: text('slug').notNull(),
      branchIds: integer('branch_ids').array().notNull(),
      position: integer('position').notNull().default(0),
      search: searchColumn('name_ar', 'name_en', 'description_ar', 'description_en'),
    },
    (table) => [
      ...listIndexes(definition, table),
      searchIndex('service_categories'),
      uniqueIndex('service_categories_slug').on(table.slug).where(sql.raw('"deleted_at" is null')),
      index('service_categories_branches').using('gin', table.branchIds),
    ],
  ),
);
