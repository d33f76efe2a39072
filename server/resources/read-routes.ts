import { can } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type Call, type Page, route } from '../http/route.ts';
import { listParameters } from './list-parameters.ts';
import { type RecordTable, type RecordTables, onlyIdOf } from './record-table.ts';
import { recordsOf } from './records.ts';
import { requestContextOf } from './request-context.ts';
import { ifNoted, routesOf } from './shared-route.ts';
import type { Row } from './statement.ts';

/** The routes that give a page of a resource's records, and one of them. */
export function readRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const { access, labels, verbs } = resource;
  const records = recordsOf(host, table, tables);
  const onlyId = onlyIdOf(table);
  const one = (verb: 'read' | 'readForUpdate', summary: string): AnyRoute[] =>
    routesOf(table, access[verb === 'read' ? 'read' : 'update'], (shared) => [
      route({
        ...shared,
        method: 'GET',
        path: callPath(resource, verbs[verb]) + (onlyId === undefined ? '/{id}' : ''),
        summary,
        data: (role) => recordSchema(resource, role),
        errors: ['notFound'],
        handle: (call) => records.read(onlyId ?? call.id, requestContextOf(call)),
        shows: ifNoted(table, (_record: unknown, call: Call<undefined, undefined>) => [
          { resource, kind: 'read', ids: [onlyId ?? call.id] },
        ]),
      }),
    ]);
  return [
    ...routesOf(table, access.list, (shared) => [
      route<ListQuery, undefined, Page<Row>>({
        ...shared,
        method: 'GET',
        path: callPath(resource, verbs.list),
        summary: `A page of ${labels.many.en}`,
        kind: 'page',
        query: (role) => listQuerySchema(resource, role),
        parameters: listParameters(resource),
        data: (role) => recordSchema(resource, role),
        errors: access.delete === false ? [] : ['forbidden'],
        handle: (call) => {
          if (call.query.trash && !can(resource, 'delete', call.role)) throw new AppError('forbidden');
          return records.list(call.query, requestContextOf(call));
        },
        shows: ifNoted(table, ({ rows }) => [
          { resource, kind: 'list', ids: rows.map(({ id }) => Number(id)) },
        ]),
      }),
    ]),
    ...one('read', `One ${labels.one.en}`),
    ...one('readForUpdate', `One ${labels.one.en}, to edit it`),
  ];
}
