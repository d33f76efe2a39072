import type { Grant } from '#contract/access.ts';
import {
  bulkActionSchema,
  bulkUpdateSchema,
  checkSelection,
  selectionSchema,
} from '#contract/bulk-bodies.ts';
import { type ReadSelection, bulkActions, bulkDoneSchema, bulkFields } from '#contract/bulk.ts';
import type { Values } from '#contract/record-schemas.ts';
import { actionManyVerb, callPath } from '#contract/resource-paths.ts';
import { ROLES } from '#contract/roles.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type BodyRule, route } from '../http/route.ts';
import { requestContextOf } from './request-context.ts';
import { bulkOf } from './bulk-records.ts';
import type { RecordTable, RecordTables } from './record-table.ts';

interface SelectionBody {
  selection: ReadSelection;
}

/** The routes that change many records of a resource at once. */
export function bulkRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const { access, labels, verbs } = resource;
  const bulk = bulkOf(host, table, tables);
  const common = (grant: Grant) => ({
    access: grant,
    tag: resource.endpoint,
    messages: resource.messages,
    data: () => bulkDoneSchema,
    errors: ['bulkRefused', 'selectionChanged'] as const,
  });
  const selection: BodyRule<SelectionBody> = {
    schema: (role) => selectionSchema(resource, role),
    check: (input, role) => checkSelection(selectionSchema(resource, role).safeParse(input)),
  };
  const mayChange = ROLES.some((role) => bulkFields(resource, role).length > 0);
  return [
    ...(access.delete === false
      ? []
      : [
          route<undefined, SelectionBody>({
            ...common(access.delete),
            method: 'POST',
            path: callPath(resource, verbs.deleteMany),
            summary: `Put several ${labels.many.en} into the trash, all or none`,
            body: selection,
            handle: (call) => bulk.remove(call.body.selection, requestContextOf(call)),
          }),
          route<undefined, SelectionBody>({
            ...common(access.delete),
            method: 'POST',
            path: callPath(resource, verbs.restoreMany),
            summary: `Take several ${labels.many.en} out of the trash, all or none`,
            body: selection,
            handle: (call) => bulk.restore(call.body.selection, requestContextOf(call)),
          }),
        ]),
    ...(access.update === false || !mayChange
      ? []
      : [
          route<undefined, SelectionBody & { values: Values }>({
            ...common(access.update),
            method: 'PUT',
            path: callPath(resource, verbs.updateMany),
            summary: `Change several ${labels.many.en}, all or none`,
            body: {
              schema: (role) => bulkUpdateSchema(resource, role),
              check: (input, role) => checkSelection(bulkUpdateSchema(resource, role).safeParse(input)),
            },
            handle: (call) => bulk.update(call.body.selection, call.body.values, requestContextOf(call)),
          }),
        ]),
    ...bulkActions(resource).map(([name, action]) =>
      route<undefined, SelectionBody & { input?: Values }>({
        ...common(action.access),
        method: 'POST',
        path: callPath(resource, actionManyVerb(name)),
        summary: `${action.label.en}: several ${labels.many.en}, all or none`,
        body: {
          schema: (role) => bulkActionSchema(resource, action, role),
          check: (input, role) => checkSelection(bulkActionSchema(resource, action, role).safeParse(input)),
        },
        handle: (call) => bulk.act(name, call.body.selection, call.body.input ?? {}, requestContextOf(call)),
      }),
    ),
  ];
}
