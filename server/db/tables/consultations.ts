import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
import type { Money } from '#contract/kinds/money.ts';
import { openStates } from '#contract/workflow.ts';
import { consultations as definition } from '#resources/consultations.ts';
import { matterColumns, matterIndexes } from '../matter-columns.ts';
import { listIndexes, moment, resourceTable, searchIndex } from '../record-columns.ts';
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
      way: text('way', { enum: optionsOf(definition.fields.way) }),
      wishedAt: moment('wished_at'),
      secondChoiceAt: moment('second_choice_at'),
      status: text('status', { enum: optionsOf(definition.fields.status) })
        .notNull()
        .default('Pending'),
      scheduledAt: moment('scheduled_at'),
      scheduledUntil: moment('scheduled_until'),
      consultantId: integer('consultant_id').references(() => lawyers.id),
      isConsultantAsked: boolean('is_consultant_asked').notNull().default(false),
      place: text('place').notNull().default(''),
      fee: jsonb('fee').$type<Money>(),
      cancelReason: text('cancel_reason').notNull().default(''),
    },
    (table) => [
      ...matterIndexes('consultations', openStates(definition.workflow)),
      ...listIndexes(definition, table),
      searchIndex('consultations'),
      index('consultations_consultant').on(table.consultantId, table.scheduledAt),
    ],
  ),
);
