import { type Counts, countsSchema } from '#contract/counts.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import { type ListQuery, isAnyEnough } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { requestContextOf } from './request-context.ts';
import { listParameters } from './list-parameters.ts';
import { countsStatement } from './list-statement.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { runRows } from './statement.ts';

/** The route that counts what stands under each tab of a list; none where the list has no tabs. */
export function countsRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const { list } = resource.access;
  const { tabs } = resource.list;
  const field = tabs === undefined ? undefined : resource.fields[tabs];
  if (list === false || tabs === undefined || !field || !('options' in field)) return [];
  return [
    route<ListQuery>({
      access: list,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'GET',
      path: callPath(resource, resource.verbs.counts),
      summary: `How many ${resource.labels.many.en} there are, by ${field.label.en}`,
      query: (role) => listQuerySchema(resource, role),
      parameters: listParameters(resource),
      data: () => countsSchema,
      // How many, and none of them.
      shows: () => [],
      async handle(call): Promise<Counts> {
        // The chosen tab does not empty the others.
        const { [tabs]: _chosen, ...filters } = call.query.filters;
        // Deleted records stand under no tab.
        const { trash: _trash, ...query } = { ...call.query, filters };
        const requestContext = requestContextOf(call);
        const scope = { table, tables, ...requestContext };
        const rows = await runRows(host.pool, countsStatement(query, scope, tabs));
        const total = rows.reduce((sum, row) => sum + Number(row['count']), 0);
        // Where any filter is enough, a tab adds to what the others find.
        const isAny = isAnyEnough(query);
        const none = Object.keys(field.options).map((option) => [option, isAny ? total : 0]);
        const found = rows.map((row) => [
          String(row['value']),
          isAny ? total + Number(row['more']) : Number(row['count']),
        ]);
        return { total, counts: Object.fromEntries([...none, ...found]) };
      },
    }),
  ];
}
