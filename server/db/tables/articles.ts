import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
import { articles as definition } from '#resources/articles.ts';
import {
  filterIndex,
  imageColumn,
  listIndexes,
  recordColumns,
  resourceTable,
  searchColumn,
  searchIndex,
} from '../record-columns.ts';
import { lawyers } from './lawyers.ts';

export const articles = resourceTable(
  definition,
  pgTable(
    'articles',
    {
      ...recordColumns(),
      titleAr: text('title_ar').notNull(),
      titleEn: text('title_en').notNull(),
      slug: text('slug').notNull(),
      summaryAr: text('summary_ar').notNull(),
      summaryEn: text('summary_en').notNull(),
      bodyAr: text('body_ar').notNull(),
      bodyEn: text('body_en').notNull(),
      picture: imageColumn('picture'),
      authorId: integer('author_id')
        .notNull()
        .references(() => lawyers.id),
      arabicState: text('arabic_state', { enum: optionsOf(definition.fields.arabicState) })
        .notNull()
        .default('draft'),
      englishState: text('english_state', { enum: optionsOf(definition.fields.englishState) })
        .notNull()
        .default('draft'),
      categoryIds: integer('category_ids').array().notNull().default([]),
      search: searchColumn('title_ar', 'title_en', 'summary_ar', 'summary_en', 'body_ar', 'body_en'),
    },
    (table) => [
      ...listIndexes(definition, table),
      searchIndex('articles'),
      filterIndex('articles', 'author_id'),
      uniqueIndex('articles_slug').on(table.slug).where(sql.raw('"deleted_at" is null')),
    ],
  ),
);
