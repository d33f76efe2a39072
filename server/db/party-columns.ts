import { type ExtraConfigColumn, index, integer, text } from 'drizzle-orm/pg-core';
import type { AnyResource } from '#contract/define-resource.ts';
import { optionsOf } from '#contract/fields.ts';
import { partyFields } from '#resources/party-fields.ts';
import { listIndexes, recordColumns, searchColumn, searchIndex } from './record-columns.ts';

/** The columns that the parties of all matters have in common. */
export const partyColumns = () => ({
  ...recordColumns(),
  /** Its place among the parties of its record. */
  position: integer('position').notNull().default(0),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  side: text('side', { enum: optionsOf(partyFields.side) }).notNull(),
  number: text('number').notNull().default(''),
  search: searchColumn('name_ar', 'name_en', 'number'),
});

export const partyIndexes = (
  definition: AnyResource,
  table: Readonly<Record<string, ExtraConfigColumn>>,
  by: ExtraConfigColumn,
) => [
  ...listIndexes(definition, table),
  searchIndex(definition.name.replaceAll('-', '_')),
  index(`${definition.name.replaceAll('-', '_')}_of`).on(by, table['position'] ?? by),
];
