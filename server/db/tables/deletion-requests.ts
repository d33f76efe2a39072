import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
import { deletionRequests as definition } from '#resources/deletion-requests.ts';
import {
  listIndexes,
  moment,
  numberColumn,
  numberSql,
  recordColumns,
  resourceTable,
  searchIndex,
  searchOver,
} from '../record-columns.ts';
import { users } from './users.ts';

export const deletionRequests = resourceTable(
  definition,
  pgTable(
    'deletion_requests',
    {
      ...recordColumns(),
      number: numberColumn('D'),
      clientId: integer('client_id')
        .notNull()
        .references(() => users.id),
      reason: text('reason', { enum: optionsOf(definition.fields.reason) }).notNull(),
      status: text('status', { enum: optionsOf(definition.fields.status) })
        .notNull()
        .default('Pending'),
      answer: text('answer').notNull().default(''),
      keptAr: text('kept_ar').notNull().default(''),
      keptEn: text('kept_en').notNull().default(''),
      decidedAt: moment('decided_at'),
      search: searchOver(numberSql('D')),
    },
    (table) => [
      ...listIndexes(definition, table),
      searchIndex('deletion_requests'),
      index('deletion_requests_client').on(table.clientId),
    ],
  ),
);
