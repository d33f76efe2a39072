import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { contactMessages as definition } from '#resources/contact-messages.ts';
import { listIndexes, recordColumns, resourceTable, searchColumn, searchIndex } from '../record-columns.ts';

export const contactMessages = resourceTable(
  definition,
  pgTable(
    'contact_messages',
    {
      ...recordColumns(),
      email: text('email').notNull(),
      phone: text('phone').notNull(),
      message: text('message').notNull(),
      isHandled: boolean('is_handled').notNull().default(false),
      search: searchColumn('email', 'phone', 'message'),
    },
    (table) => [...listIndexes(definition, table), searchIndex('contact_messages')],
  ),
);
