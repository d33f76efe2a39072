import { z } from 'zod';
import { toValidationResult } from '#contract/validation-result.ts';
import { type Reorder, reorderSchema } from '#contract/reorder.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import type { Capability } from '../../capability.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import { requestContextOf } from '../../request-context.ts';
import { reorderRecords } from './reorder-records.ts';

/** Records with an order of their own, which whoever may update them changes by moving rows. */
export const reorder: Capability = {
  name: 'reorder',
  isDeclaredBy: ({ list }) => list.reorder === true,
  hooksFor: (table, tables) => ({
    // Behind all others that stand in the list, which its index answers at any size. Two that are made at once may
    // share it: ties go by id.
    insertColumns: {
      position: `(select coalesce(max(${columnOf(table, 'position')}), 0) + 1 from ${table.name} where deleted_at is null)`,
    },
    routes: (host) => reorderRoutes(host, table, tables),
  }),
};

function reorderRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const { update } = resource.access;
  if (update === false) return [];
  return [
    route<undefined, Reorder>({
      access: update,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'PUT',
      path: callPath(resource, resource.verbs.reorder),
      summary: `Put ${resource.labels.many.en} into an order`,
      body: {
        schema: () => reorderSchema,
        check: (input) => toValidationResult(reorderSchema.safeParse(input)),
      },
      data: () => z.null(),
      errors: ['notFound'],
      async handle(call) {
        const { ids } = call.body;
        await reorderRecords(host, table, tables, { ids, requestContext: requestContextOf(call) });
        return null;
      },
    }),
  ];
}
