import { doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { optionsOf } from '#contract/fields.ts';
import type { Money } from '#contract/kinds/money.ts';
import type { OpenInterval } from '#contract/week.ts';
import { branches as definition } from '#resources/branches.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn } from '../record-columns.ts';

export const branches = resourceTable(
  definition,
  pgTable(
    'branches',
    {
      ...recordColumns(),
      nameAr: text('name_ar').notNull(),
      nameEn: text('name_en').notNull(),
      addressAr: text('address_ar').notNull(),
      addressEn: text('address_en').notNull(),
      phone: text('phone').notNull(),
      whatsApp: text('whatsapp').notNull(),
      email: text('email').notNull(),
      timeZone: text('time_zone', { enum: optionsOf(definition.fields.timeZone) }).notNull(),
      hours: jsonb('hours').$type<OpenInterval[]>().notNull(),
      directionsAr: text('directions_ar').notNull(),
      directionsEn: text('directions_en').notNull(),
      latitude: doublePrecision('latitude'),
      longitude: doublePrecision('longitude'),
      mapUrl: text('map_url').notNull(),
      consultationFee: jsonb('consultation_fee').$type<Money>(),
      licenceNumber: text('licence_number').notNull().default(''),
      commercialRegistration: text('commercial_registration').notNull().default(''),
      taxNumber: text('tax_number').notNull().default(''),
      search: searchColumn('name_ar', 'name_en'),
    },
    (table) => [...listIndexes(definition, table)],
  ),
);
