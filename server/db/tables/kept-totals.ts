import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many records each table has, living and in the trash: all of them under the empty key, and those with each value
 * of a column under the column's name. The sum of the changes is the total: every statement adds its own rows, so that no
 * write waits for another, and `compactTotals` folds them. What is kept from an account by a wall is taken off for that
 * account alone. Only triggers write here (decision 023).
 */
export const keptTotals = pgTable(
  'kept_totals',
  {
    source: text('source').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    key: text('key').notNull(),
    /** As text; empty where the record has none. */
    value: text('value').notNull(),
    /** Whom the change is for; 0: for everybody. */
    account: integer('account').notNull().default(0),
    change: integer('change').notNull(),
  },
  // All columns: what is summed is read from the index alone.
  (table) => [
    index('kept_totals_sum').on(
      table.source,
      table.isDeleted,
      table.key,
      table.value,
      table.account,
      table.change,
    ),
  ],
);
