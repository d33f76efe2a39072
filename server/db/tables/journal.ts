import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment } from '../record-columns.ts';

/** The first answer to each submission, so that the same one sent again makes nothing twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The account, or `0` for a visitor. */
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Work that leaves the host after a commit: mails now, notifications later. It survives restarts. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    runAt: moment('run_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** How many leases ran out: their processes never said how it went. */
    expired: integer('expired').notNull().default(0),
    doneAt: moment('done_at'),
    failedAt: moment('failed_at'),
    error: text('error'),
  },
  (table) => [
    index('outbox_due').on(table.runAt).where(sql.raw('"done_at" is null and "failed_at" is null')),
  ],
);
