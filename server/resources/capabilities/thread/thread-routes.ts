import { z } from 'zod';
import { reach } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import { filesFieldOf } from '#contract/kinds/files.ts';
import { NOTE_FILES, NOTE_FILES_MAX } from '#contract/note-values.ts';
import { attachGrant, threadGrant } from '#contract/thread-grants.ts';
import { type Note, checkNote, noteSchema, threadEntrySchema } from '#contract/thread.ts';
import { callPath } from '#contract/resource-paths.ts';
import { filesRuleOf } from '../../../files/files-rule.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import { requestContextOf } from '../../request-context.ts';
import { idempotencyKey, submissionOf } from '../../idempotency.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { recordsOf } from '../../records.ts';
import { sendingLimit } from '../../sending-limit.ts';
import { threadOf } from './thread-calls.ts';

/** The routes of a record's thread; none where the resource has no threads. */
export function threadRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const access = threadGrant(resource);
  if (access === false) return [];
  const thread = threadOf(host, table, tables);
  const records = recordsOf(host, table, tables);
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
      ...(filesFieldOf(resource) && {
        files: filesRuleOf({ key: NOTE_FILES, field: { max: NOTE_FILES_MAX } }),
      }),
      data: () => z.object({ id: z.number() }),
      headers: [idempotencyKey],
      errors: ['notFound', 'validation', 'idempotencyMismatch', 'tooManyRequests'],
      async handle(call) {
        const submission = submissionOf(call, resource);
        const requestContext = requestContextOf(call);
        return limited(call, submission, async () => {
          if (call.files.length > 0) {
            if (reach(attachGrant(resource), call.role) === null)
              throw new AppError('validation', { fields: { [NOTE_FILES]: { code: 'unknownField' } } });
            // Before the files are looked into: whoever may not learns nothing, and it costs nothing.
            await records.read(call.id, requestContext);
          }
          return host.files.keepFor(call, (files, caller) =>
            thread.addNote(
              { id: call.id, note: call.body, files, submission },
              { ...requestContext, caller },
            ),
          );
        });
      },
    }),
  ];
}
