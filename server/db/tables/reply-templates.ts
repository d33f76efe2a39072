import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { replyTemplates as definition } from '#resources/reply-templates.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn, searchIndex } from '../record-columns.ts';

export const replyTemplates = resourceTable(
  definition,
  pgTable(
    'reply_templates',
    {
      ...recordColumns(),
      titleAr: text('title_ar').notNull(),
      titleEn: text('title_en').notNull(),
      about: text('about').notNull(),
      isActive: boolean('is_active').notNull().default(false),
      textAr: text('text_ar').notNull(),
      textEn: text('text_en').notNull(),
      search: searchColumn('title_ar', 'title_en', 'text_ar', 'text_en'),
    },
    (table) => [...listIndexes(definition, table), searchIndex('reply_templates')],
  ),
);
