import { z } from 'zod';
import { type Grant, type Reach, can, reach, reachesAsPublic } from '#contract/access.ts';
import { attachmentSchema } from '#contract/attachments.ts';
import { filesFieldOf } from '#contract/kinds/files.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import { isGivenBy, isReadableBy } from '#contract/field-rights.ts';
import { FILE_TYPES } from '#contract/file-rules.ts';
import { addAttachmentPath, downloadPath } from '#contract/resource-paths.ts';
import { AUDIENCES, ROLES, type Role } from '#contract/roles.ts';
import { createLimit } from '../auth/limits.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type Download, route } from '../http/route.ts';
import { addFiles } from '../resources/capabilities/files/attach-files.ts';
import { refuseTooMany } from '../resources/capabilities/files/file-values.ts';
import { requestContextOf } from '../resources/request-context.ts';
import { idempotencyKey, submissionOf, wasMade } from '../resources/idempotency.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import type { Row } from '../resources/statement.ts';
import { findFile } from './attached-files.ts';
import { filesRuleOf } from './files-rule.ts';

/**
 * The route that gives the files of all records: to whoever may read the record, and to nobody else, at addresses that
 * nobody guesses (R223).
 */
export function attachmentRoutes(host: Host, tables: RecordTables): AnyRoute[] {
  const holders = [...tables.values()].filter(({ resource }) => filesFieldOf(resource));
  const access = readersOf(holders.map(({ resource }) => resource));
  if (Object.keys(access).length === 0) return [];
  const uploads = createLimit(
    { name: 'files of an account', points: host.env.uploadsPerAccountHour, seconds: 3600 },
    host.limiter,
  );
  return [
    ...holders.flatMap((table) => addRoutes(host, { table, tables, uploads })),
    route<undefined, undefined, Download>({
      method: 'GET',
      path: downloadPath('{id}'),
      hasPublicId: true,
      tag: 'Attachments',
      summary: 'A file of a record',
      access,
      kind: 'download',
      types: Object.keys(FILE_TYPES),
      data: () => z.null(),
      errors: ['notFound'],
      async handle(call) {
        const file = await findFile(host.pool, call.publicId);
        const table = holders.find(({ resource }) => resource.name === file?.resource);
        if (!file || !table) throw new AppError('notFound');
        const { resource } = table;
        const { read } = resource.access;
        const field = filesFieldOf(resource)?.field;
        const reached = reach(read, call.role);
        if (read === false || reached === null || !field || !isReadableBy(field, call.role))
          throw new AppError('notFound');
        const requestContext = requestContextOf({
          ...call,
          reach: reached,
          isPublic: reachesAsPublic(read, call.role),
        });
        // What came with a note inside is nothing for whoever reaches only their own (A19).
        if (file.visibility === 'internal' && requestContext.reach === 'own') throw new AppError('notFound');
        // Throws `notFound` for a record that is not theirs to read.
        await recordsOf(host, table, tables).read(file.recordId, requestContext);
        await host.logReads(call.caller, [{ resource, kind: 'file', ids: [file.recordId] }]);
        const content = await host.files.read(file.key);
        if (!content) throw new AppError('notFound');
        const end = file.name.slice(file.name.lastIndexOf('.'));
        return { type: file.type, name: file.name, plainName: `attachment${end}`, content };
      },
    }),
  ];
}

interface Adding {
  table: RecordTable;
  tables: RecordTables;
  uploads: (key: string) => Promise<void>;
}

/** The route that adds a file to a record that is there already; none where nobody may. */
function addRoutes(host: Host, { table, tables, uploads }: Adding): AnyRoute[] {
  const { resource } = table;
  const held = filesFieldOf(resource);
  const access = addersOf(resource);
  if (!held || Object.keys(access).length === 0) return [];
  return [
    route({
      method: 'POST',
      path: `${addAttachmentPath(resource)}/{id}`,
      tag: resource.endpoint,
      summary: `Add a file to a ${resource.labels.one.en}`,
      messages: resource.messages,
      access,
      files: filesRuleOf(held, { min: 1, max: 1 }),
      headers: [idempotencyKey],
      data: () => attachmentSchema,
      errors: ['notFound', 'tooManyRequests', 'idempotencyMismatch'],
      async handle(call) {
        await uploads(String(call.caller?.userId));
        const requestContext = requestContextOf(call);
        const records = recordsOf(host, table, tables);
        // Before the file is looked into: whoever may not, by either grant, learns nothing, and it costs nothing.
        let record: Row = {};
        for (const reached of new Set([call.reach, reach(resource.access.read, call.role) ?? call.reach]))
          record = await records.read(call.id, { ...requestContext, reach: reached });
        const submission = submissionOf(call, resource);
        // Nor does one too many. What filled the record is sent again when its answer was lost, and gets it.
        if (!submission || !(await wasMade(host.pool, submission)))
          refuseTooMany(resource, record, call.files.length);
        const { answer } = await host.files.keepFor(call, (files, caller) =>
          addFiles(
            host,
            { table, tables },
            { id: call.id, files, submission },
            { ...requestContext, caller },
          ),
        );
        return z.array(attachmentSchema).parse(answer[held.key]).at(-1);
      },
    }),
  ];
}

/** Whoever may send a record, or change it, may add to those that they may read. */
function addersOf(resource: AnyResource): Grant {
  const { create, read, update } = resource.access;
  const field = filesFieldOf(resource)?.field;
  const adders = ROLES.flatMap((role): [Role, Reach][] => {
    const seen = reach(read, role);
    if (seen === null || !field || !isGivenBy(field, role)) return [];
    const changes = update !== false && update[role];
    if (changes) return [[role, changes === 'all' ? seen : changes]];
    return create !== false && create[role] ? [[role, resource.owner === undefined ? seen : 'own']] : [];
  });
  return Object.fromEntries(adders);
}

/** Everyone who may read some record with files: which ones, the record decides. */
function readersOf(resources: readonly AnyResource[]): Grant {
  const readers = AUDIENCES.filter((audience) =>
    resources.some((resource) => can(resource, 'read', audience === 'public' ? null : audience)),
  );
  return Object.fromEntries(readers.map((audience): [string, Reach] => [audience, 'all']));
}
