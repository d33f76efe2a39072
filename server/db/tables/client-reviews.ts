import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { clientReviews as definition } from '#resources/client-reviews.ts';
import { imageColumn, listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';
import { branches } from './branches.ts';

export const clientReviews = resourceTable(
  definition,
  pgTable(
    'client_reviews',
    {
      ...recordColumns(),
      clientNameAr: text('client_name_ar').notNull(),
      clientNameEn: text('client_name_en').notNull(),
      clientOfAr: text('client_of_ar').notNull(),
      clientOfEn: text('client_of_en').notNull(),
      textAr: text('text_ar').notNull(),
      textEn: text('text_en').notNull(),
      branchId: integer('branch_id').references(() => branches.id),
      isPublished: boolean('is_published').notNull().default(false),
      photo: imageColumn('photo'),
      position: integer('position').notNull(),
      search: searchColumn(
        'client_name_ar',
        'client_name_en',
        'client_of_ar',
        'client_of_en',
        'text_ar',
        'text_en',
      ),
    },
    (table) => [...listIndexes(definition, table)],
  ),
);
