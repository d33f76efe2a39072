import { pgTable, integer, text } from 'drizzle-orm/pg-core';
import { siteSettings as definition } from '#resources/site-settings.ts';
import { recordColumns, resourceTable } from '../record-columns.ts';

export const siteSettings = resourceTable(
  definition,
  pgTable('site_settings', {
    ...recordColumns(),
    x: text('x').notNull().default(''),
    facebook: text('facebook').notNull().default(''),
    instagram: text('instagram').notNull().default(''),
    reviewsIn: integer('reviews_in').array().notNull().default([]),
    successRateIn: integer('success_rate_in').array().notNull().default([]),
    finishedCasesIn: integer('finished_cases_in').array().notNull().default([]),
    satisfiedClientsIn: integer('satisfied_clients_in').array().notNull().default([]),
  }),
);
