import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../record-columns.ts';
import { users } from './users.ts';

/** The stored pictures. Records name them by key; the files lie in the data folder: see `server/images`. */
export const images = pgTable(
  'images',
  {
    key: text('key').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it arrived, or a record was last saved with it: 29 days later it goes if no record names it. */
    heldAt: moment('held_at').notNull().defaultNow(),
  },
  (table) => [index('images_held').on(table.heldAt)],
);
