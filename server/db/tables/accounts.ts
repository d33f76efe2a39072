import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../record-columns.ts';
import { users } from './users.ts';

/** A signed-in browser. Its refresh cookie is session id and counter, signed: see `server/auth/sessions.ts`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** How often the cookie was rotated; the cookie carries the number it was made with. */
    counter: integer('counter').notNull().default(1),
    rotatedAt: moment('rotated_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Why it ended: an `EndReason` of `server/auth/sessions.ts`. */
    revokedFor: text('revoked_for'),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** A code for setting a new password. Kept for unknown addresses too, so that both are answered alike (R196). */
export const passwordCodes = pgTable(
  'password_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    isVerified: boolean('is_verified').notNull().default(false),
    sentAt: moment('sent_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('password_codes_email').on(table.email, table.sentAt)],
);
