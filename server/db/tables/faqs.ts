import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { faqs as definition } from '#resources/faqs.ts';
import {
  filterIndex,
  listIndexes,
  recordColumns,
  resourceTable,
  searchColumn,
  searchIndex,
} from '../record-columns.ts';
import { faqCategories } from './faq-categories.ts';
import { services } from './services.ts';

export const faqs = resourceTable(
  definition,
  pgTable(
    'faqs',
    {
      ...recordColumns(),
      categoryId: integer('category_id')
        .notNull()
        .references(() => faqCategories.id),
      serviceId: integer('service_id').references(() => services.id),
      questionAr: text('question_ar').notNull(),
      questionEn: text('question_en').notNull(),
      answerAr: text('answer_ar').notNull(),
      answerEn: text('answer_en').notNull(),
      position: integer('position').notNull().default(0),
      search: searchColumn('question_ar', 'question_en', 'answer_ar', 'answer_en'),
    },
    (table) => [
      ...listIndexes(definition, table),
      searchIndex('faqs'),
      filterIndex('faqs', 'category_id', 'position'),
    ],
  ),
);
