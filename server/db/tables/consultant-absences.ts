import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
import { consultantAbsences as definition } from '#resources/consultant-absences.ts';
import { listIndexes, moment, recordColumns, resourceTable } from '../record-columns.ts';
import { lawyers } from './lawyers.ts';

export const consultantAbsences = resourceTable(
  definition,
  pgTable(
    'consultant_absences',
    {
      ...recordColumns(),
      consultantId: integer('consultant_id')
        .notNull()
        .references(() => lawyers.id),
      kind: text('kind', { enum: optionsOf(definition.fields.kind) }).notNull(),
      startsAt: moment('starts_at').notNull(),
      endsAt: moment('ends_at').notNull(),
      note: text('note').notNull().default(''),
    },
    (table) => [
      ...listIndexes(definition, table),
      index('consultant_absences_consultant').on(table.consultantId, table.endsAt),
      check('consultant_absences_order', sql.raw('"starts_at" <= "ends_at"')),
    ],
  ),
);
