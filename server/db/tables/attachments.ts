import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { VISIBILITIES } from '#contract/thread.ts';
import { moment } from '../record-columns.ts';
import { users } from './users.ts';

/** The files of records, whatever resource they belong to; their bytes lie in the data folder: see `server/files`. */
export const attachments = pgTable(
  'attachments',
  {
    /** For what points at it inside. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The `id` of answers and addresses (R223). */
    publicId: uuid('public_id').notNull().unique().defaultRandom(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    /** The key of the resource's field that it belongs to. */
    field: text('field').notNull(),
    /** As the sender called it, made harmless, with the end that its content deserves. */
    name: text('name').notNull(),
    /** What its content was found to be. */
    type: text('type').notNull(),
    /** In bytes, as stored. */
    size: integer('size').notNull(),
    /** Who may fetch it: those who reach every record, or also whoever the record belongs to. */
    visibility: text('visibility', { enum: VISIBILITIES }).notNull().default('client'),
    storageKey: text('storage_key').notNull().unique(),
    uploadedBy: integer('uploaded_by').references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('attachments_record').on(table.resource, table.recordId)],
);
