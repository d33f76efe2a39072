import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { listViewsOf } from '#resources/list-views.ts';
import { listIndexes, recordColumns, resourceTable } from '../record-columns.ts';
import { users } from './users.ts';

const definition = listViewsOf([]);

/** Views of lists that staff keep, their own and shared ones. */
export const listViews = resourceTable(
  definition,
  pgTable(
    'list_views',
    {
      ...recordColumns(),
      ownerId: integer('owner_id')
        .notNull()
        .references(() => users.id),
      name: text('name').notNull(),
      resource: text('resource').notNull(),
      query: text('query').notNull().default(''),
      columns: text('columns').notNull().default(''),
      isShared: boolean('is_shared').notNull().default(false),
    },
    (table) => [
      ...listIndexes(definition, table),
      index('list_views_owner').on(table.ownerId, table.resource),
    ],
  ),
);
