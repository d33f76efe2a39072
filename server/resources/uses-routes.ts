import { type ReferenceCount, referencesTo, usesPath, usesSchema } from '#contract/uses.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type Call, route } from '../http/route.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { recordsOf } from './records.ts';
import { usesOf } from './uses.ts';
import { requestContextOf } from './request-context.ts';
import { ifNoted, routesOf } from './shared-route.ts';

/** The route that says, before a record is deleted, what keeps it and what goes with it. */
export function usesRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const all = [...tables.values()].map((each) => each.resource);
  if (referencesTo(resource, all).length === 0) return [];
  const records = recordsOf(host, table, tables);
  return routesOf(table, resource.access.delete, (shared) => [
    route<undefined, undefined, ReferenceCount[]>({
      ...shared,
      method: 'GET',
      path: `${usesPath(resource)}/{id}`,
      summary: `What points at a ${resource.labels.one.en}`,
      data: () => usesSchema,
      errors: ['notFound'],
      async handle(call) {
        const requestContext = requestContextOf(call);
        // Throws `notFound` for a record that is not theirs to read.
        await records.read(call.id, requestContext);
        return usesOf(host.pool, { table, tables, id: call.id }, requestContext.caller);
      },
      shows: ifNoted(table, (_uses: ReferenceCount[], call: Call<undefined, undefined>) => [
        { resource, kind: 'read', ids: [call.id] },
      ]),
    }),
  ]);
}
