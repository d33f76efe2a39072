import { bulkActionSchema, checkSelection } from '#contract/bulk-bodies.ts';
import type { ReadSelection } from '#contract/bulk.ts';
import { heldChangeSchema } from '#contract/held-changes.ts';
import { heldMoves } from '#contract/held-moves.ts';
import type { Values } from '#contract/record-schemas.ts';
import { actionLaterVerb, callPath } from '#contract/resource-paths.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import { heldChangesOf } from '../../held-changes.ts';
import type { RecordTable } from '../../record-table.ts';
import { requestContextOf } from '../../request-context.ts';

/** The routes by which staff hold moves of records. */
export function heldMoveRoutes(host: Host, table: RecordTable): AnyRoute[] {
  const { resource } = table;
  const held = heldChangesOf(host, table);
  return heldMoves(resource).map(([name, action, access]) =>
    route<undefined, { selection: ReadSelection; input?: Values }>({
      method: 'POST',
      tag: resource.endpoint,
      messages: resource.messages,
      access,
      path: callPath(resource, actionLaterVerb(name)),
      summary: `${action.label.en}: ${resource.labels.many.en}, all or none, after some seconds in which it can be taken back`,
      body: {
        schema: (role) => bulkActionSchema(resource, action, role),
        check: (input, role) => checkSelection(bulkActionSchema(resource, action, role).safeParse(input)),
      },
      data: () => heldChangeSchema,
      errors: ['bulkRefused', 'selectionChanged'],
      handle: ({ body, ...call }) =>
        held.hold(
          name,
          { selection: body.selection, input: body.input ?? {} },
          requestContextOf({ ...call, body }),
        ),
    }),
  );
}
