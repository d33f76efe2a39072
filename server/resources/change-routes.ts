import { z } from 'zod';
import { checkUpdate, updateSchema } from '#contract/body-schemas.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { policyOf } from '../password-policy.ts';
import type { Outcome } from './outcome.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { recordsOf } from './records.ts';
import { requestContextOf } from './request-context.ts';
import {
  changeAnswer,
  declaredErrors,
  ifMatch,
  ifNoneMatch,
  routesOf,
  takenErrors,
  versionOf,
  versionOrNone,
} from './shared-route.ts';

/** The routes that change a record, put it into the trash and take it out again. */
export function changeRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const { access, labels, verbs } = resource;
  const records = recordsOf(host, table, tables);
  const policy = policyOf(host.env);
  const taken = takenErrors(table);
  const isMadeByUpdate = table.capabilities.some(({ resolveMissing }) => resolveMissing);
  return [
    ...routesOf(table, access.update, (shared) => [
      route<undefined, Values, Outcome>({
        ...shared,
        ...changeAnswer(table),
        method: 'PUT',
        path: callPath(resource, verbs.update),
        summary: `Change a ${labels.one.en}`,
        body: {
          schema: (role) => updateSchema(resource, role),
          check: (input, role) => checkUpdate(resource, input, { role, policy }),
        },
        headers: [ifMatch, ...(isMadeByUpdate ? [ifNoneMatch] : [])],
        errors: ['notFound', 'conflict', ...taken, ...declaredErrors(table, 'update')],
        handle: (call) => {
          const { id, ...written } = call.body;
          const version = isMadeByUpdate ? versionOrNone(call) : versionOf(call);
          return records.update({ id: Number(id), written, version }, requestContextOf(call));
        },
      }),
    ]),
    ...routesOf(table, access.delete, (shared) => [
      route({
        ...shared,
        method: 'DELETE',
        path: `${callPath(resource, verbs.delete)}/{id}`,
        summary: `Put a ${labels.one.en} into the trash`,
        data: () => z.null(),
        record: (role) => recordSchema(resource, role),
        headers: [ifMatch],
        errors: ['notFound', 'malformed', 'conflict', 'inUse', ...declaredErrors(table, 'delete')],
        handle: async (call) => {
          await records.remove({ id: call.id, version: versionOf(call) }, requestContextOf(call));
          return null;
        },
      }),
      route<undefined, undefined, Outcome>({
        ...shared,
        ...changeAnswer(table),
        method: 'POST',
        path: `${callPath(resource, verbs.restore)}/{id}`,
        summary: `Take a ${labels.one.en} out of the trash`,
        errors: ['notFound', 'validation', ...taken, ...declaredErrors(table, 'restore')],
        handle: (call) => records.restore(call.id, requestContextOf(call)),
      }),
    ]),
  ];
}
