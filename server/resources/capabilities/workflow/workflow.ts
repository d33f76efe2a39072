import { startsHere, valuesOf } from '#contract/actions.ts';
import type { Capability } from '../../capability.ts';
import { heldMoveRoutes } from './held-move-routes.ts';
import { heldMovesOf } from './held-moves.ts';

/** States of a record, and the moves between them, which are actions of its resource. */
export const workflow: Capability = {
  name: 'workflow',
  isDeclaredBy: (resource) => resource.workflow !== undefined,
  hooksFor(table, tables) {
    const declared = table.resource.workflow;
    if (!declared) return {};
    return {
      routes: (host) => heldMoveRoutes(host, table),
      heldWork: (host) => heldMovesOf(host, table, tables),
      errors: Object.fromEntries(Object.keys(declared.moves).map((name) => [name, ['illegalMove']])),
      resolveInput: () => ({ [declared.field]: declared.initial }),
      /** A move changes the state by itself, and keeps what was filled in for it in the fields of the same names. */
      resolveAction({ action, record, input, refuse }) {
        if (!startsHere(action, valuesOf(record))) throw refuse('illegalMove');
        return action.to === undefined ? {} : { ...input, [declared.field]: action.to };
      },
    };
  },
};
