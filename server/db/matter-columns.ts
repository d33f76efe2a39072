import { date, index, integer } from 'drizzle-orm/pg-core';
import { moment, numberColumn, numberSql, recordColumns, searchOver } from './record-columns.ts';
import { branches } from './tables/branches.ts';
import { users } from './tables/users.ts';

/** The columns that requests and consultations have in common. */
export const matterColumns = (letter: string, title: string) => ({
  ...recordColumns(),
  number: numberColumn(letter),
  clientId: integer('client_id')
    .notNull()
    .references(() => users.id),
  branchId: integer('branch_id')
    .notNull()
    .references(() => branches.id),
  assigneeId: integer('assignee_id').references(() => users.id),
  replyDueAt: moment('reply_due_at'),
  firstContactAt: moment('first_contact_at'),
  closedAt: moment('closed_at'),
  dueDate: date('due_date', { mode: 'string' }),
  search: searchOver(`"${title}"`, numberSql(letter)),
});

type MatterTable = Record<
  'clientId' | 'branchId' | 'assigneeId',
  Parameters<ReturnType<typeof index>['on']>[0]
>;

export const matterIndexes = (name: string, table: MatterTable) => [
  index(`${name}_client`).on(table.clientId),
  index(`${name}_branch`).on(table.branchId),
  index(`${name}_assignee`).on(table.assigneeId),
];
