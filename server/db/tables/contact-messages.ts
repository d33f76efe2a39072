import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { contactMessages as definition } from '#resources/contact-messages.ts';
import {
  listIndexes,
  numberColumn,
  numberSql,
  recordColumns,
  resourceTable,
  searchIndex,
  searchOver,
} from '../record-columns.ts';

export const contactMessages = resourceTable(
  definition,
  pgTable(
    'contact_messages',
    {
      ...recordColumns(),
      number: numberColumn('M'),
      name: text('name').notNull().default(''),
      email: text('email').notNull(),
      phone: text('phone').notNull(),
      message: text('message').notNull(),
      isHandled: boolean('is_handled').notNull().default(false),
      search: searchOver('"name"', '"email"', '"phone"', '"message"', numberSql('M')),
    },
    (table) => [...listIndexes(definition, table), searchIndex('contact_messages')],
  ),
);
