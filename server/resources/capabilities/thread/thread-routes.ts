import { z } from 'zod';
import { type Note, checkNote, noteSchema, threadEntrySchema, threadGrant } from '#contract/thread.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import { requestContextOf } from '../../request-context.ts';
import { idempotencyKey, submissionOf } from '../../idempotency.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { sendingLimit } from '../../sending-limit.ts';
import { threadOf } from './thread-calls.ts';

/** The routes of a record's thread; none where the resource has no threads. */
export function threadRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const access = threadGrant(resource);
  if (access === false) return [];
  const thread = threadOf(host, table, tables);
  const shared = { access, tag: resource.endpoint, messages: resource.messages };
  const { one } = resource.labels;
  const limited = sendingLimit(host, {
    name: `notes of an account on ${resource.name}`,
    perHour: host.env.notesPerAccountHour,
  });
  return [
    route({
      ...shared,
      method: 'GET',
      path: `${callPath(resource, resource.verbs.thread)}/{id}`,
      summary: `What was done and noted about a ${one.en}, oldest first`,
      data: () => z.array(threadEntrySchema),
      errors: ['notFound'],
      handle: (call) => thread.read(call.id, requestContextOf(call)),
      shows: (_entries, { id }) => [{ resource, kind: 'thread', ids: [id] }],
    }),
    route<undefined, Note>({
      ...shared,
      method: 'POST',
      path: `${callPath(resource, resource.verbs.addNote)}/{id}`,
      summary: `Write a note about a ${one.en}`,
      body: {
        schema: (role) => noteSchema(resource, role),
        check: (input, role) => checkNote(resource, input, role),
      },
      data: () => z.object({ id: z.number() }),
      headers: [idempotencyKey],
      errors: ['notFound', 'validation', 'idempotencyMismatch', 'tooManyRequests'],
      async handle(call) {
        const submission = submissionOf(call, resource);
        return limited(call, submission, () =>
          thread.addNote({ id: call.id, note: call.body, submission }, requestContextOf(call)),
        );
      },
    }),
  ];
}
