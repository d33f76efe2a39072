import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lawyers as definition } from '#resources/lawyers.ts';
import { imageColumn, listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';
import { branches } from './branches.ts';

export const lawyers = resourceTable(
  definition,
  pgTable(
    'lawyers',
    {
      ...recordColumns(),
      nameAr: text('name_ar').notNull(),
      nameEn: text('name_en').notNull(),
      slug: text('slug').notNull(),
      jobTitleAr: text('job_title_ar').notNull(),
      jobTitleEn: text('job_title_en').notNull(),
      specializationAr: text('specialization_ar').notNull(),
      specializationEn: text('specialization_en').notNull(),
      descriptionAr: text('description_ar').notNull(),
      descriptionEn: text('description_en').notNull(),
      yearsOfExperience: integer('years_of_experience').notNull(),
      spokenLanguagesAr: text('spoken_languages_ar').notNull().default(''),
      spokenLanguagesEn: text('spoken_languages_en').notNull().default(''),
      categoryIds: integer('category_ids').array().notNull().default([]),
      branchId: integer('branch_id').references(() => branches.id),
      email: text('email').notNull().default(''),
      linkedIn: text('linked_in').notNull().default(''),
      photo: imageColumn('photo'),
      position: integer('position').notNull(),
      search: searchColumn(
        'name_ar',
        'name_en',
        'job_title_ar',
        'job_title_en',
        'specialization_ar',
        'specialization_en',
      ),
    },
    (table) => [
      ...listIndexes(definition, table),
      uniqueIndex('lawyers_slug').on(table.slug).where(sql.raw('"deleted_at" is null')),
    ],
  ),
);
