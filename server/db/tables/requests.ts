import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
import { openStates } from '#contract/workflow.ts';
import { requests as definition } from '#resources/requests.ts';
import { matterColumns, matterIndexes } from '../matter-columns.ts';
import { filterIndex, listIndexes, resourceTable, searchIndex } from '../record-columns.ts';
import { services } from './services.ts';

export const requests = resourceTable(
  definition,
  pgTable(
    'requests',
    {
      ...matterColumns(definition, 'title'),
      title: text('title').notNull(),
      description: text('description').notNull(),
      serviceId: integer('service_id')
        .notNull()
        .references(() => services.id),
      status: text('status', { enum: optionsOf(definition.fields.status) })
        .notNull()
        .default('Pending'),
      rejectionReason: text('rejection_reason').notNull().default(''),
    },
    (table) => [
      ...matterIndexes('requests', openStates(definition.workflow)),
      ...listIndexes(definition, table),
      searchIndex('requests'),
      filterIndex('requests', 'service_id'),
    ],
  ),
);
