import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
import { requests as definition } from '#resources/requests.ts';
import {
  bytewiseIndex,
  foldedIndex,
  livingIndex,
  orderIndex,
  recordColumns,
  resourceTable,
  searchColumn,
  searchIndex,
} from '../record-columns.ts';
import { branches } from './branches.ts';
import { users } from './users.ts';

export const requests = resourceTable(
  definition,
  pgTable(
    'requests',
    {
      ...recordColumns(),
      title: text('title').notNull(),
      description: text('description').notNull(),
      clientId: integer('client_id')
        .notNull()
        .references(() => users.id),
      branchId: integer('branch_id')
        .notNull()
        .references(() => branches.id),
      status: text('status', { enum: optionsOf(definition.fields.status) })
        .notNull()
        .default('Pending'),
      dueDate: date('due_date', { mode: 'string' }),
      search: searchColumn('title'),
    },
    (table) => [
      livingIndex('requests'),
      searchIndex('requests'),
      foldedIndex('requests', 'title'),
      orderIndex('requests', 'created_at'),
      bytewiseIndex('requests', 'status'),
      index('requests_client').on(table.clientId),
      index('requests_branch').on(table.branchId),
    ],
  ),
);
