import type { PoolClient } from 'pg';
import { actionVerb } from '#contract/resource-paths.ts';
import { TASK_FILES, type TaskEvent } from '#contract/task-values.ts';
import {
  type NewTask,
  TASK_DECISIONS,
  type TaskAnswer,
  type TaskReview,
  type TaskState,
} from '#contract/tasks.ts';
import { isClosed } from '#contract/workflow.ts';
import type { KeptFile } from '../../../files/file-store.ts';
import type { Host } from '../../../host.ts';
import { type Asked, changeLocked } from '../../change-locked.ts';
import type { Outcome } from '../../outcome.ts';
import { refusalWith, updateRow } from '../../record-change.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { insertFiles } from '../files/attach-files.ts';
import { addEntry } from '../thread/add-entry.ts';
import { type TaskPlace, addTask, stateOfTask, summaryOf } from './task-rows.ts';

/** What the thread tells of a change of a task. */
interface Told {
  readonly event: TaskEvent;
  readonly text?: string;
  /** The names of documents that are asked for, or of files that were sent. */
  readonly names?: readonly string[];
}

/** Changes the tasks of a table's records: each is a change of its record, told by its thread and in the audit. */
export function taskChangesOf(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const changeOne = changeLocked(host, table, tables);

  const change = (
    asked: Asked,
    requestContext: RequestContext,
    work: (client: PoolClient, place: TaskPlace, refuse: () => Error) => Promise<Told>,
  ): Promise<Outcome> =>
    changeOne(asked, requestContext, async ({ client, scope, before }) => {
      const place = { resource: resource.name, recordId: asked.id };
      const refuse = () => refusalWith('illegalMove', before, scope);
      const { workflow } = resource;
      // Nothing is asked about what is closed.
      if (workflow && isClosed(workflow, before[workflow.field])) throw refuse();
      const { event, text, names = [] } = await work(client, place, refuse);
      return {
        called: `task${actionVerb(event)}`,
        write: async () => {
          await addEntry(
            { client, host },
            { table, record: before, authorId: requestContext.caller?.userId ?? null },
            {
              kind: 'task',
              visibility: 'client',
              ...(text ? { text } : {}),
              data: { task: { event, names: [...names] } },
            },
          );
          return updateRow(client, scope, { id: asked.id, columns: await summaryOf(client, place) });
        },
      };
    });

  return {
    ask: (asked: Asked, task: NewTask, requestContext: RequestContext): Promise<Outcome> =>
      change(asked, requestContext, async (client, place) => {
        await addTask(client, place, task);
        return { event: 'asked', text: task.text, names: task.documents };
      }),

    answer: (
      asked: Asked,
      { taskId, text, files }: TaskAnswer & { files: readonly KeptFile[] },
      requestContext: RequestContext,
    ): Promise<Outcome> =>
      change(asked, requestContext, async (client, place, refuse) => {
        if ((await stateOfTask(client, place, taskId)) !== 'asked') throw refuse();
        const sent = await insertFiles(client, {
          ...place,
          field: TASK_FILES,
          files,
          caller: requestContext.caller,
        });
        await client.query(
          `update tasks set state = 'answered', answer_text = $2, answer_files = $3, answered_at = now() where id = $1`,
          [taskId, text, JSON.stringify(sent.map(({ rowId }) => rowId))],
        );
        return { event: 'answered', text, names: sent.map(({ name }) => name) };
      }),

    review: (asked: Asked, review: TaskReview, requestContext: RequestContext): Promise<Outcome> =>
      change(asked, requestContext, async (client, place, refuse) => {
        const { from, to, event } = TASK_DECISIONS[review.decision];
        const starts: readonly TaskState[] = from;
        if (!starts.includes(await stateOfTask(client, place, review.taskId))) throw refuse();
        await client.query('update tasks set state = $2 where id = $1', [review.taskId, to]);
        if (review.decision !== 'askAgain') return { event };
        await client.query(
          'update tasks set text = $2, due_on = $3, asked_at = now(), reminded_at = null where id = $1',
          [review.taskId, review.text, review.dueOn],
        );
        return { event, text: review.text };
      }),
  };
}
