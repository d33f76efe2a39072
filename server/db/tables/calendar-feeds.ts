import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../record-columns.ts';
import { users } from './users.ts';

/** The secret address under which an account's calendar is read; of the secret itself there is a hash alone. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Stands for a session where it is written down who was shown what. */
  id: uuid('id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  madeAt: moment('made_at').notNull().defaultNow(),
});
