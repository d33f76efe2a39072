import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditEntriesOf } from '#resources/audit-entries.ts';
import {
  listIndexes,
  moment,
  recordColumns,
  resourceTable,
  searchColumn,
  searchIndex,
} from '../record-columns.ts';

const definition = auditEntriesOf([]);

/** Who changed what, and when. Rows are only ever added. */
export const auditEntries = resourceTable(
  definition,
  pgTable(
    'audit_entries',
    {
      ...recordColumns(),
      at: moment('at').notNull().defaultNow(),
      userId: integer('user_id'),
      resource: text('resource').notNull(),
      /** Missing where a whole list was meant. */
      recordId: integer('record_id'),
      /** The record that it belongs to, as rows do: who reads of that one reads of its rows. */
      ofResource: text('of_resource'),
      ofId: integer('of_id'),
      operation: text('operation').notNull(),
      /** What the record was called then. */
      recordAr: text('record_ar').notNull().default(''),
      recordEn: text('record_en').notNull().default(''),
      summaryAr: text('summary_ar').notNull().default(''),
      summaryEn: text('summary_en').notNull().default(''),
      /** `{ field: [before, after] }` of the fields that changed; never a password. */
      changes: jsonb('changes').$type<Record<string, [unknown, unknown]>>().notNull(),
      search: searchColumn('record_ar', 'record_en'),
    },
    (table) => [
      ...listIndexes(definition, table),
      searchIndex('audit_entries'),
      index('audit_entries_record').on(table.resource, table.recordId, table.id),
      index('audit_entries_user').on(table.userId),
    ],
  ),
);
