import { sql } from 'drizzle-orm';
import { date, index, integer, text } from 'drizzle-orm/pg-core';
import type { AnyResource } from '#contract/define-resource.ts';
import { optionsOf } from '#contract/fields.ts';
import { conflictFields, matterFields } from '#resources/matter-fields.ts';
import { moment, numberColumn, numberSql, recordColumns, searchOver } from './record-columns.ts';
import { branches } from './tables/branches.ts';
import { users } from './tables/users.ts';

/**
 * The columns that all matters have in common.
 * @param title the column that names a record, which search looks into beside its reference
 */
export const matterColumns = (definition: Pick<AnyResource, 'name' | 'portal'>, title: string) => ({
  ...recordColumns(),
  number: numberColumn(letterOf(definition)),
  clientId: integer('client_id')
    .notNull()
    .references(() => users.id),
  branchId: integer('branch_id')
    .notNull()
    .references(() => branches.id),
  assigneeId: integer('assignee_id').references(() => users.id),
  replyDueAt: moment('reply_due_at'),
  firstContactAt: moment('first_contact_at'),
  lastNote: text('last_note').notNull().default(''),
  taskState: text('task_state', { enum: optionsOf(matterFields.taskState) }),
  taskDueOn: date('task_due_on', { mode: 'string' }),
  conflictState: text('conflict_state', { enum: optionsOf(conflictFields.conflictState) }),
  closedAt: moment('closed_at'),
  legalHold: text('legal_hold').notNull().default(''),
  dueDate: date('due_date', { mode: 'string' }),
  search: searchOver(`"${title}"`, numberSql(letterOf(definition))),
});

function letterOf({ name, portal }: Pick<AnyResource, 'name' | 'portal'>): string {
  if (!portal) throw new Error(`${name} has no portal, so no letter for its references`);
  return portal.letter;
}

/**
 * What a list, its tabs and the dashboard ask of many records: whose, which office's, who has them, in which state they
 * are, when they got their first word and their last, and which of the open ones are due.
 * @param open the states in which something is left to do
 */
export const matterIndexes = (name: string, open: readonly string[]) => {
  const living = sql.raw('"deleted_at" is null');
  const column = (key: string) => sql.raw(`"${key}"`);
  const by = (part: string, first: string, ...others: string[]) =>
    index(`${name}_${part}`)
      .on(column(first), ...others.map(column), column('id'))
      .where(living);
  const states = open.map((state) => `'${state}'`).join(', ');
  return [
    by('client', 'client_id', 'status'),
    by('branch', 'branch_id', 'status'),
    by('assignee', 'assignee_id', 'status'),
    by('state', 'status'),
    by('contacted', 'first_contact_at'),
    by('closed', 'closed_at'),
    index(`${name}_open_due`)
      .on(sql.raw('"due_date"'), sql.raw('"id"'))
      .where(sql.raw(`"deleted_at" is null and "status" in (${states})`)),
  ];
};
