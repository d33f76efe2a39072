import {
  type HistoryQuery,
  historyEntrySchema,
  historyGrant,
  historyQuerySchema,
} from '#contract/history.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { requestContextOf } from './request-context.ts';
import { historyOf } from './history.ts';
import { type RecordTable, type RecordTables, onlyIdOf } from './record-table.ts';

/** The route that tells what was done to a record; none where nobody may ask. */
export function historyRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const access = historyGrant(resource);
  if (access === false) return [];
  const onlyId = onlyIdOf(table);
  const read = historyOf(host, table, tables);
  return [
    route<HistoryQuery>({
      access,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'GET',
      path: `${callPath(resource, resource.verbs.history)}${onlyId === undefined ? '/{id}' : ''}`,
      summary: `What was done to a ${resource.labels.one.en}, newest first`,
      kind: 'page',
      query: () => historyQuerySchema,
      parameters: [
        {
          name: 'PageIndex',
          description: 'Counted from 1',
          schema: { type: 'integer', minimum: 1, default: 1 },
        },
        {
          name: 'PageSize',
          description: 'Entries of a page',
          schema: { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX, default: 20 },
        },
      ],
      data: (role) => historyEntrySchema(resource, role),
      errors: ['notFound'],
      handle: (call) => read(onlyId ?? call.id, call.query, requestContextOf(call)),
      shows: (_page, { id }) => [{ resource, kind: 'history', ids: [id] }],
    }),
  ];
}
