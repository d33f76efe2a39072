import { pgTable, text } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
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
      way: text('way', { enum: optionsOf(definition.fields.way) }),
      search: searchColumn('name_ar', 'name_en'),
    },
    (table) => [...listIndexes(definition, table)],
  ),
);
