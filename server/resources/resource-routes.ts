import { z } from 'zod';
import { type Grant, can } from '#contract/access.ts';
import { filesFieldOf } from '#contract/attachments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/define-singleton.ts';
import type { Verbs } from '#contract/verbs.ts';
import { merged } from '#contract/checked.ts';
import { AppError } from '#contract/errors.ts';
import { takenCodeOf } from '#contract/fields.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import { type ListQuery } from '#contract/list-query.ts';
import {
  type Values,
  checkCreate,
  checkUpdate,
  createSchema,
  recordSchema,
  updateSchema,
} from '#contract/record-schemas.ts';
import { type Reorder, reorderSchema } from '#contract/reorder.ts';
import { callPath } from '#contract/resource-paths.ts';
import { filesRuleOf } from '../files/files-rule.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type Page, route } from '../http/route.ts';
import { exportRoutes } from '../transfer/export-routes.ts';
import { importRoutes } from '../transfer/import-routes.ts';
import { policyOf } from '../password-policy.ts';
import { actionRoutes } from './action-routes.ts';
import { requestContextOf } from './request-context.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { choicesRoutes } from './choices-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { countsRoutes } from './counts-routes.ts';
import { hooksOf } from './hooks.ts';
import { historyRoutes } from './history-routes.ts';
import { ifMatch, versionOf } from './if-match.ts';
import { listParameters } from './list-parameters.ts';
import { idempotencyKey, submissionOf } from './idempotency.ts';
import { rowsPartsOf } from './nested-rows.ts';
import { recordsOf } from './records.ts';
import type { RecordTables } from './record-table.ts';
import { reorderRecords } from './reorder.ts';
import { sendingLimit } from './sending-limit.ts';
import type { Row } from './statement.ts';
import { threadRoutes } from './thread-routes.ts';

/** The routes of every resource, made from their definitions. An operation that access leaves out has none. */
export function resourceRoutes(host: Host, tables: RecordTables): AnyRoute[] {
  return [...tables.values()].flatMap((table) => {
    const { resource } = table;
    const records = recordsOf(host, table, tables);
    const policy = policyOf(host.env);
    const of = (grant: Grant | false, make: (shared: Shared) => AnyRoute): AnyRoute[] =>
      grant === false ? [] : [make({ access: grant, tag: resource.endpoint, messages: resource.messages })];
    const path = (verb: keyof Verbs, suffix = ''): string =>
      callPath(resource, resource.verbs[verb]) + suffix;
    /** One record alone is named by no number. */
    const idSuffix = resource.singleton ? '' : '/{id}';
    const idOf = (call: { id: number }): number => (resource.singleton ? SINGLETON_ID : call.id);
    const { access, labels } = resource;
    const held = filesFieldOf(resource);
    const nested = rowsPartsOf(table, tables);
    // What is wrong with a row is answered by the record that it belongs to.
    const taken = [table, ...nested.map(({ child }) => child)].flatMap((each) =>
      Object.values(each.resource.fields).flatMap((field) => takenCodeOf(field) ?? []),
    );
    const { perHour, errors: hookErrors = {} } = hooksOf(resource.name);
    const admit =
      perHour && sendingLimit(host, { name: `${resource.name} of an account`, perHour: perHour(host.env) });

    return [
      ...of(access.list, (shared) =>
        route<ListQuery, undefined, Page<Row>>({
          ...shared,
          method: 'GET',
          path: path('list'),
          summary: `A page of ${labels.many.en}`,
          kind: 'page',
          query: listQuerySchema(resource),
          parameters: listParameters(resource),
          data: (role) => recordSchema(resource, role),
          errors: access.delete === false ? [] : ['forbidden'],
          handle: (call) => {
            if (call.query.trash && !can(resource, 'delete', call.role)) throw new AppError('forbidden');
            return records.list(call.query, requestContextOf(call));
          },
          shows: ({ rows }) => [{ resource, kind: 'list', ids: rows.map(({ id }) => Number(id)) }],
        }),
      ),
      ...of(access.read, (shared) =>
        readRoute({ ...shared, path: path('read', idSuffix), summary: `One ${labels.one.en}` }),
      ),
      ...of(access.update, (shared) =>
        readRoute({
          ...shared,
          path: path('readForUpdate', idSuffix),
          summary: `One ${labels.one.en}, to edit it`,
        }),
      ),
      ...of(access.create, (shared) =>
        route<undefined, Values>({
          ...shared,
          method: 'POST',
          path: path('create'),
          summary: `Add a ${labels.one.en}`,
          body: {
            schema: (role) => createSchema(resource, role),
            check: (input, role) => checkCreate(resource, input, { role, policy }),
          },
          ...(held ? { files: filesRuleOf(held) } : {}),
          // Whoever may only send a record is not shown what became of it.
          data: (role) => (can(resource, 'read', role) ? recordSchema(resource, role) : z.null()),
          headers: [idempotencyKey],
          errors: [
            'idempotencyMismatch',
            ...(shared.access.public || admit || held ? (['tooManyRequests'] as const) : []),
            ...taken,
            ...(hookErrors['create'] ?? []),
          ],
          async handle(call) {
            if (call.isPublic) await host.limits.submission(call.request.ip);
            if (isTrapped(resource, call.body)) return null;
            const submission = submissionOf(call, resource);
            await admit?.(call, submission);
            const made = await host.files.keepFor(call.files, (files) =>
              records.create(call.body, requestContextOf(call), { submission, files }),
            );
            return can(resource, 'read', call.role) ? made : null;
          },
        }),
      ),
      ...of(access.update, (shared) =>
        route<undefined, Values>({
          ...shared,
          method: 'PUT',
          path: path('update'),
          summary: `Change a ${labels.one.en}`,
          body: {
            schema: (role) => updateSchema(resource, role),
            check: (input, role) => checkUpdate(resource, input, { role, policy }),
          },
          data: (role) => recordSchema(resource, role),
          headers: [ifMatch],
          errors: [
            'notFound',
            'conflict',
            ...(nested.length > 0 ? (['inUse'] as const) : []),
            ...taken,
            ...(hookErrors['update'] ?? []),
          ],
          handle: (call) => {
            const { id, ...written } = call.body;
            return records.update(
              { id: Number(id), written, version: versionOf(call) },
              requestContextOf(call),
            );
          },
        }),
      ),
      ...of(access.delete, (shared) =>
        route({
          ...shared,
          method: 'DELETE',
          path: path('delete', '/{id}'),
          summary: `Put a ${labels.one.en} into the trash`,
          data: () => z.null(),
          record: (role) => recordSchema(resource, role),
          headers: [ifMatch],
          errors: ['notFound', 'malformed', 'conflict', 'inUse', ...(hookErrors['delete'] ?? [])],
          handle: async (call) => {
            await records.remove({ id: call.id, version: versionOf(call) }, requestContextOf(call));
            return null;
          },
        }),
      ),
      ...of(access.delete, (shared) =>
        route({
          ...shared,
          method: 'POST',
          path: path('restore', '/{id}'),
          summary: `Take a ${labels.one.en} out of the trash`,
          data: (role) => recordSchema(resource, role),
          errors: ['notFound', 'validation', ...taken, ...(hookErrors['restore'] ?? [])],
          handle: (call) => records.restore(call.id, requestContextOf(call)),
        }),
      ),
      ...countsRoutes(host, table, tables),
      ...contactRoutes(host, table),
      ...choicesRoutes(host, table, tables),
      ...bulkRoutes(host, table, tables),
      ...historyRoutes(host, table, tables),
      ...threadRoutes(host, table, tables),
      ...exportRoutes(host, table, tables),
      ...importRoutes(host, table, tables),
      ...of(resource.list.reorder ? access.update : false, (shared) =>
        route<undefined, Reorder>({
          ...shared,
          method: 'PUT',
          path: path('reorder'),
          summary: `Put ${labels.many.en} into an order`,
          body: { schema: () => reorderSchema, check: (input) => merged(reorderSchema.safeParse(input)) },
          data: () => z.null(),
          errors: ['notFound'],
          async handle(call) {
            await reorderRecords(host, table, tables, {
              ids: call.body.ids,
              requestContext: requestContextOf(call),
            });
            return null;
          },
        }),
      ),
      ...actionRoutes(host, table, tables),
    ];

    function readRoute(given: Shared & { path: string; summary: string }): AnyRoute {
      return route({
        ...given,
        method: 'GET',
        data: (role) => recordSchema(resource, role),
        errors: ['notFound'],
        handle: (call) => records.read(idOf(call), requestContextOf(call)),
        shows: (_record, call) => [{ resource, kind: 'read', ids: [idOf(call)] }],
      });
    }
  });
}

/** A field that no person sees is filled in: a machine is told what it wants to hear, and nothing is kept. */
const isTrapped = ({ trap }: AnyResource, body: Values): boolean => trap !== undefined && Boolean(body[trap]);

type Shared = Pick<AnyRoute, 'access' | 'tag' | 'messages'>;
