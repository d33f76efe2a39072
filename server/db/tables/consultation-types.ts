import { pgTable, text } from 'drizzle-orm/pg-core';
import { consultationTypes as definition } from '#resources/consultation-types.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';

export const consultationTypes = resourceTable(
  definition,
  pgTable(
    'consultation_types',
    {
      ...recordColumns(),
      nameAr: text('name_ar').notNull(),
      nameEn: text('name_en').notNull(),
      search: searchColumn('name_ar', 'name_en'),
    },
    (table) => [...listIndexes(definition, table)],
  ),
);
