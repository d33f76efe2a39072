import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Who of the staff wants a mail each working day of what waits for them; whoever has no row wants none. */
export const digests = pgTable('digests', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The last day that was seen to, on the clock of their office. */
  lastDay: date('last_day', { mode: 'string' }).notNull(),
});
