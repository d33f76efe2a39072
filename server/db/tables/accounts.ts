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

/** What staff are asked beside their password: see `server/auth/second-factors.ts`. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Encrypted with a key of SECRET_KEY. */
  secret: text('secret').notNull(),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  /** The newest time step of which a code was taken. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Missing until a first code was shown: nothing is asked for before. */
  confirmedAt: moment('confirmed_at'),
});

/** A mailed link by which an account gets its first password: see `server/auth/invitations.ts`. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Random; the token of the link is made from it with a key of SECRET_KEY. */
    seed: text('seed').notNull(),
    /** Missing until the mail is written. */
    tokenHash: text('token_hash').unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Accepted, withdrawn, or followed by another one. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('invitations_user').on(table.userId)],
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
