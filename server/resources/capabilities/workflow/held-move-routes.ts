import type { Grant } from '#contract/access.ts';
import { bulkActionSchema, checkSelection } from '#contract/bulk-bodies.ts';
import { type ReadSelection, bulkDoneSchema } from '#contract/bulk.ts';
import { AppError } from '#contract/errors.ts';
import { heldMoveSchema, heldMoves, takenBackSchema } from '#contract/held-moves.ts';
import type { Values } from '#contract/record-schemas.ts';
import { actionLaterVerb, callPath } from '#contract/resource-paths.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { requestContextOf } from '../../request-context.ts';
import { heldMovesOf } from './held-moves.ts';

/** The routes by which staff hold moves of records, make them and take them back. */
export function heldMoveRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const { endpoint, verbs, labels, messages } = resource;
  const moves = heldMoves(resource);
  if (moves.length === 0) return [];
  const held = heldMovesOf(host, table, tables);
  const shared = { method: 'POST', tag: endpoint, messages } as const;
  const anyOf: Grant = Object.assign({}, ...moves.map(([, , grant]) => grant));
  return [
    ...moves.map(([name, action, access]) =>
      route<undefined, { selection: ReadSelection; input?: Values }>({
        ...shared,
        access,
        path: callPath(resource, actionLaterVerb(name)),
        summary: `${action.label.en}: ${labels.many.en}, all or none, after some seconds in which it can be taken back`,
        body: {
          schema: (role) => bulkActionSchema(resource, action, role),
          check: (input, role) => checkSelection(bulkActionSchema(resource, action, role).safeParse(input)),
        },
        data: () => heldMoveSchema,
        errors: ['bulkRefused', 'selectionChanged'],
        handle: ({ body, ...call }) =>
          held.hold(
            name,
            { selection: body.selection, input: body.input ?? {} },
            requestContextOf({ ...call, body }),
          ),
      }),
    ),
    route({
      ...shared,
      access: anyOf,
      path: `${callPath(resource, verbs.makeMove)}/{id}`,
      summary: `Make a move of ${labels.many.en} that the caller holds; nothing where it is made or taken back already`,
      data: () => bulkDoneSchema,
      errors: ['bulkRefused'],
      async handle(call) {
        const requestContext = requestContextOf(call);
        try {
          return await held.make(call.id, requestContext);
        } catch (error) {
          // Whoever holds it is told here: it is not tried again without them.
          if (error instanceof AppError) await held.takeBack(call.id, requestContext);
          throw error;
        }
      },
    }),
    route({
      ...shared,
      access: anyOf,
      path: `${callPath(resource, verbs.takeBackMove)}/{id}`,
      summary: `Take back a move of ${labels.many.en} that the caller holds, unless it is made`,
      data: () => takenBackSchema,
      handle: async (call) => ({ isTakenBack: await held.takeBack(call.id, requestContextOf(call)) }),
    }),
  ];
}
