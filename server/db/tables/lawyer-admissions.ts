import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { lawyerAdmissions as definition } from '#resources/lawyer-admissions.ts';
import { listIndexes, recordColumns, resourceTable } from '../record-columns.ts';
import { lawyers } from './lawyers.ts';

export const lawyerAdmissions = resourceTable(
  definition,
  pgTable(
    'lawyer_admissions',
    {
      ...recordColumns(),
      lawyerId: integer('lawyer_id')
        .notNull()
        .references(() => lawyers.id),
      /** Its place among the admissions of its lawyer. */
      position: integer('position').notNull().default(0),
      authorityAr: text('authority_ar').notNull(),
      authorityEn: text('authority_en').notNull(),
      licenceNumber: text('licence_number').notNull().default(''),
      year: integer('year'),
    },
    (table) => [
      ...listIndexes(definition, table),
      index('lawyer_admissions_lawyer').on(table.lawyerId, table.position),
    ],
  ),
);
