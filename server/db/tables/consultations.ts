import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
import { openStates } from '#contract/workflow.ts';
import { consultations as definition } from '#resources/consultations.ts';
import { matterColumns, matterIndexes } from '../matter-columns.ts';
import {
  bytewiseIndex,
  foldedIndex,
  livingIndex,
  moment,
  orderIndex,
  resourceTable,
  searchIndex,
} from '../record-columns.ts';
import { consultationTypes } from './consultation-types.ts';
import { lawyers } from './lawyers.ts';
import { serviceCategories } from './service-categories.ts';

export const consultations = resourceTable(
  definition,
  pgTable(
    'consultations',
    {
      ...matterColumns(definition, 'case_title'),
      caseTitle: text('case_title').notNull(),
      caseDescription: text('case_description').notNull(),
      consultationTypeId: integer('consultation_type_id')
        .notNull()
        .references(() => consultationTypes.id),
      areaId: integer('area_id')
        .notNull()
        .references(() => serviceCategories.id),
      preferredTimes: text('preferred_times').notNull().default(''),
      status: text('status', { enum: optionsOf(definition.fields.status) })
        .notNull()
        .default('Pending'),
      scheduledAt: moment('scheduled_at'),
      consultantId: integer('consultant_id').references(() => lawyers.id),
      place: text('place').notNull().default(''),
      cancelReason: text('cancel_reason').notNull().default(''),
    },
    (table) => [
      ...matterIndexes('consultations', openStates(definition.workflow)),
      livingIndex('consultations'),
      searchIndex('consultations'),
      foldedIndex('consultations', 'case_title'),
      orderIndex('consultations', 'created_at'),
      orderIndex('consultations', 'reply_due_at'),
      orderIndex('consultations', 'scheduled_at'),
      bytewiseIndex('consultations', 'status'),
      index('consultations_consultant').on(table.consultantId, table.scheduledAt),
    ],
  ),
);
