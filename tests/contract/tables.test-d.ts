// A table that contradicts its definition must not compile. Checked by the compiler alone.
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { faqs } from '#resources/faqs.ts';
import { users } from '#resources/users.ts';
import { imageColumn, recordColumns, resourceTable } from '#server/db/record-columns.ts';

const faqColumns = {
  ...recordColumns(),
  categoryId: integer('category_id').notNull(),
  serviceId: integer('service_id'),
  questionAr: text('question_ar').notNull(),
  questionEn: text('question_en').notNull(),
  answerAr: text('answer_ar').notNull(),
  answerEn: text('answer_en').notNull(),
  position: integer('position').notNull(),
};
const { answerEn: _answerEn, ...withoutAnswer } = faqColumns;
const { version: _version, ...withoutVersion } = faqColumns;
const userColumns = {
  ...recordColumns(),
  fullNameAr: text('full_name_ar').notNull(),
  fullNameEn: text('full_name_en').notNull(),
  email: text('email').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  whatsAppNumber: text('whatsapp_number').notNull(),
  role: text('role', { enum: ['User', 'CustomerService', 'Admin'] }).notNull(),
  branchId: integer('branch_id'),
  lawyerId: integer('lawyer_id'),
  profileImage: imageColumn('profile_image'),
  isSuspended: boolean('is_suspended').notNull(),
  isInvited: boolean('is_invited').notNull(),
  hasSecondFactor: boolean('has_second_factor').notNull(),
};

// The same without a mistake, and with a column that no field names.
resourceTable(faqs, pgTable('faqs', faqColumns));
resourceTable(users, pgTable('users', { ...userColumns, passwordHash: text('password_hash').notNull() }));

// @ts-expect-error a column that is missing
resourceTable(faqs, pgTable('faqs', withoutAnswer));
// @ts-expect-error a column of every record that is missing
resourceTable(faqs, pgTable('faqs', withoutVersion));
// @ts-expect-error a column that is nullable where the definition is not
resourceTable(faqs, pgTable('faqs', { ...faqColumns, questionAr: text('question_ar') }));
// @ts-expect-error a column of another type
resourceTable(faqs, pgTable('faqs', { ...faqColumns, categoryId: text('category_id').notNull() }));
// @ts-expect-error a time that is not kept as text
resourceTable(faqs, pgTable('faqs', { ...faqColumns, createdAt: integer('created_at').notNull() }));
// @ts-expect-error a select that may hold anything
resourceTable(users, pgTable('users', { ...userColumns, role: text('role').notNull() }));
const moreRoles = text('role', { enum: ['User', 'CustomerService', 'Admin', 'Owner'] }).notNull();
// @ts-expect-error a value that is no option of the select
resourceTable(users, pgTable('users', { ...userColumns, role: moreRoles }));
const twoRoles = text('role', { enum: ['User', 'Admin'] }).notNull();
// @ts-expect-error an option of the select that the table does not know
resourceTable(users, pgTable('users', { ...userColumns, role: twoRoles }));
