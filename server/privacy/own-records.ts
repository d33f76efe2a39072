import { z } from 'zod';
import { reach } from '#contract/access.ts';
import { type Attachment, attachmentSchema } from '#contract/attachments.ts';
import { filesFieldOf } from '#contract/kinds/files.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import type { Task } from '#contract/tasks.ts';
import type { ThreadEntry } from '#contract/thread.ts';
import type { Host } from '../host.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import type { RequestContext } from '../resources/request-context.ts';
import { recordsOf } from '../resources/records.ts';
import { readTasks } from '../resources/capabilities/tasks/task-rows.ts';
import { threadOf } from '../resources/capabilities/thread/thread-calls.ts';

/** One record of a person as they may read it themselves. */
export interface OwnRecord {
  readonly record: Readonly<Record<string, unknown>>;
  /** What was done and said about it, as far as it is for clients (A19). */
  readonly thread?: readonly ThreadEntry[];
  /** What they were asked for, and what they sent. */
  readonly tasks?: readonly Task[];
  readonly files: readonly Attachment[];
}

/** The resources whose records belong to clients, who may read their own. */
export const ownTables = (tables: RecordTables): RecordTable[] =>
  [...tables.values()].filter(
    ({ resource: { owner, access } }) => owner !== undefined && reach(access.read, 'User') === 'own',
  );

const PAGE = 100;

/** Everything of one kind that belongs to the requestContext, by the same calls and the same schema as their own pages. */
export async function* ownRecords(
  host: Host,
  {
    table,
    tables,
    requestContext,
  }: { table: RecordTable; tables: RecordTables; requestContext: RequestContext },
): AsyncGenerator<OwnRecord> {
  const { resource } = table;
  const records = recordsOf(host, table, tables);
  const threads = threadOf(host, table, tables);
  const schema = recordSchema(resource, 'User');
  for (let page = 1; ; page += 1) {
    const query = listQueryOf(resource, { page, pageSize: PAGE, sort: [{ field: 'id', direction: 'asc' }] });
    const { rows } = await records.list(query, requestContext);
    for (const row of rows) {
      const read = z.looseObject({ id: z.number() }).parse(schema.parse(row));
      const thread = resource.thread ? await threads.read(read.id, requestContext, null) : undefined;
      const tasks = resource.tasks
        ? await readTasks(host.pool, { resource: resource.name, recordId: read.id })
        : undefined;
      yield {
        record: read,
        ...(thread ? { thread } : {}),
        ...(tasks ? { tasks } : {}),
        files: [
          ...filesOf(resource, read),
          ...(thread ?? []).flatMap(({ data }) => data.files ?? []),
          ...(tasks ?? []).flatMap(({ answer }) => answer?.files ?? []),
        ],
      };
    }
    if (rows.length < PAGE) return;
  }
}

/** How many there are. */
export async function countOwn(
  host: Host,
  {
    table,
    tables,
    requestContext,
  }: { table: RecordTable; tables: RecordTables; requestContext: RequestContext },
): Promise<number> {
  const query = listQueryOf(table.resource, { pageSize: 1 });
  return (await recordsOf(host, table, tables).list(query, requestContext)).totals.totalCount;
}

function filesOf(resource: AnyResource, record: Readonly<Record<string, unknown>>): Attachment[] {
  const field = filesFieldOf(resource);
  return field ? z.array(attachmentSchema).parse(record[field.key]) : [];
}
