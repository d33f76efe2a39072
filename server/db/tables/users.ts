import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ROLES } from '#contract/roles.ts';
import { users as definition } from '#resources/users.ts';
import {
  filterIndex,
  imageColumn,
  listIndexes,
  moment,
  orderIndex,
  recordColumns,
  resourceTable,
  searchColumn,
  searchIndex,
} from '../record-columns.ts';
import { branches } from './branches.ts';
import { lawyers } from './lawyers.ts';

export const users = resourceTable(
  definition,
  pgTable(
    'users',
    {
      ...recordColumns(),
      fullNameAr: text('full_name_ar').notNull(),
      fullNameEn: text('full_name_en').notNull(),
      email: text('email').notNull(),
      mobileNumber: text('mobile_number').notNull(),
      whatsAppNumber: text('whatsapp_number').notNull(),
      role: text('role', { enum: ROLES }).notNull(),
      branchId: integer('branch_id').references(() => branches.id),
      lawyerId: integer('lawyer_id').references(() => lawyers.id),
      profileImage: imageColumn('profile_image'),
      isSuspended: boolean('is_suspended').notNull().default(false),
      isInvited: boolean('is_invited').notNull().default(false),
      hasSecondFactor: boolean('has_second_factor').notNull().default(false),
      passwordHash: text('password_hash').notNull(),
      /** The language of the account's mails: what somebody last chose or opened a page in. */
      language: text('language', { enum: ['ar', 'en'] })
        .notNull()
        .default('ar'),
      /** The address whose mails whoever logs in here has read: see `server/auth/proven-emails.ts`. */
      provenEmail: text('proven_email'),
      consentVersion: text('consent_version'),
      consentedAt: moment('consented_at'),
      search: searchColumn('full_name_ar', 'full_name_en', 'email', 'mobile_number'),
    },
    (table) => [
      // An e-mail is free again once its account is in the trash.
      uniqueIndex('users_email').on(table.email).where(sql.raw('"deleted_at" is null')),
      ...listIndexes(definition, table),
      searchIndex('users'),
      orderIndex('users', 'branch_id'),
      filterIndex('users', 'role'),
      // Few accounts belong to lawyers; free times depend on which of these are suspended.
      index('users_lawyer').on(table.lawyerId).where(sql.raw('"lawyer_id" is not null')),
    ],
  ),
);
