import { pgTable, doublePrecision, integer, text } from 'drizzle-orm/pg-core';
import { companySummary as definition } from '#resources/company-summary.ts';
import { recordColumns, resourceTable } from '../record-columns.ts';

export const companySummary = resourceTable(
  definition,
  pgTable('company_summary', {
    ...recordColumns(),
    yearsOfExperience: integer('years_of_experience').notNull(),
    satisfiedClients: integer('satisfied_clients').notNull(),
    finishedCases: integer('finished_cases').notNull(),
    successRate: doublePrecision('success_rate').notNull(),
    successRateNoteAr: text('success_rate_note_ar').notNull().default(''),
    successRateNoteEn: text('success_rate_note_en').notNull().default(''),
  }),
);
