import { integer, pgTable } from 'drizzle-orm/pg-core';
import { consultationParties as definition } from '#resources/consultation-parties.ts';
import { partyColumns, partyIndexes } from '../party-columns.ts';
import { resourceTable } from '../record-columns.ts';
import { consultations } from './consultations.ts';

export const consultationParties = resourceTable(
  definition,
  pgTable(
    'consultation_parties',
    {
      ...partyColumns(),
      consultationId: integer('consultation_id')
        .notNull()
        .references(() => consultations.id),
    },
    (table) => partyIndexes(definition, table, table.consultationId),
  ),
);
