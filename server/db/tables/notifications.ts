import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NotificationParams } from '#contract/notification-kinds.ts';
import { moment } from '../record-columns.ts';
import { users } from './users.ts';

/** How many notifications each account was ever given. Whoever adds one holds this row until the commit. */
export const inboxes = pgTable('inboxes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  lastSequence: integer('last_sequence').notNull(),
});

/**
 * What each account was told, for 7 days. Its number counts up within the account in the order of the commits, so
 * that whoever has seen one has been able to see all before it.
 */
export const notifications = pgTable(
  'notifications',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sequence: integer('sequence').notNull(),
    channel: text('channel', { enum: ['client', 'staff'] }).notNull(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<NotificationParams>().notNull(),
    /** The record that it is about, where it is about one. */
    resource: text('resource'),
    recordId: integer('record_id'),
    noteId: integer('note_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    /** The newest one at the time when this one was cleared away: what was cleared together comes back together. */
    clearedThrough: integer('cleared_through'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sequence] }),
    index('notifications_age').on(table.createdAt),
  ],
);
