import type { Pool, PoolClient } from 'pg';
import { attachmentSchema } from '#contract/attachments.ts';
import { AppError } from '#contract/errors.ts';
import type { NewTask, Task, TaskState } from '#contract/tasks.ts';
import { z } from 'zod';
import { ATTACHED_SQL } from '../files/files.ts';

/** Which record a task belongs to. */
export interface TaskPlace {
  readonly resource: string;
  readonly recordId: number;
}

interface TaskRow {
  id: number;
  state: TaskState;
  text: string;
  documents: string[];
  dueOn: string;
  answerText: string;
  answeredAt: string | null;
  files: unknown;
}

/** The tasks of a record, oldest first. */
export async function readTasks(on: Pool | PoolClient, { resource, recordId }: TaskPlace): Promise<Task[]> {
  const { rows } = await on.query<TaskRow>(
    `select task.id, task.state, task.text, task.documents, task.due_on::text as "dueOn",
       task.answer_text as "answerText", task.answered_at as "answeredAt",
       (select ${ATTACHED_SQL} from attachments attached
        where attached.resource = task.resource and attached.record_id = task.record_id
          and task.answer_files @> to_jsonb(attached.id)) as files
     from tasks task where task.resource = $1 and task.record_id = $2 order by task.id`,
    [resource, recordId],
  );
  return rows.map(({ answerText, answeredAt, files, ...task }) => ({
    ...task,
    answer:
      answeredAt === null
        ? null
        : { text: answerText, files: z.array(attachmentSchema).parse(files), at: answeredAt },
  }));
}

/** Asks for something; the transaction holds the record. */
export async function addTask(
  client: PoolClient,
  { resource, recordId }: TaskPlace,
  { text, documents, dueOn }: NewTask,
): Promise<void> {
  await client.query(
    'insert into tasks (resource, record_id, text, documents, due_on) values ($1, $2, $3, $4, $5)',
    [resource, recordId, text, JSON.stringify(documents), dueOn],
  );
}

/** Where a task of this record stands. Throws `notFound` for one of another record. */
export async function stateOfTask(
  on: Pool | PoolClient,
  { resource, recordId }: TaskPlace,
  taskId: number,
): Promise<TaskState> {
  const { rows } = await on.query<{ state: TaskState }>(
    'select state from tasks where id = $1 and resource = $2 and record_id = $3',
    [taskId, resource, recordId],
  );
  if (!rows[0]) throw new AppError('notFound');
  return rows[0].state;
}

/** What a record says of its tasks: an answer that waits for staff goes first. */
export async function summaryOf(
  client: PoolClient,
  { resource, recordId }: TaskPlace,
): Promise<{ taskState: string | null; taskDueOn: string | null }> {
  const { rows } = await client.query<{ taskState: string | null; taskDueOn: string | null }>(
    `select case when bool_or(state = 'answered') then 'answered' when bool_or(state = 'asked') then 'asked' end as "taskState",
       (min(due_on) filter (where state = 'asked'))::text as "taskDueOn"
     from tasks where resource = $1 and record_id = $2`,
    [resource, recordId],
  );
  return rows[0] ?? { taskState: null, taskDueOn: null };
}

/** Nothing is asked any more of a record that is closed. */
export async function endTasks(client: PoolClient, { resource, recordId }: TaskPlace): Promise<void> {
  await client.query(
    `update tasks set state = case state when 'asked' then 'withdrawn' else 'accepted' end
     where resource = $1 and record_id = $2 and state in ('asked', 'answered')`,
    [resource, recordId],
  );
}
