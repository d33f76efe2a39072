import { type Grant, reachingOthers } from './access.ts';
import type { Action } from './actions.ts';
import type { AnyResource } from './define-resource.ts';

type HoldableMove = [name: string, action: Action, grant: Grant];

/** Whether an action is one of them. */
export const isHoldable = (resource: AnyResource, action: string): boolean =>
  heldMoves(resource).some(([name]) => name === action);

/** The moves that can be held: those that clients are told of, each with the roles that reach every record. */
export const heldMoves = ({ workflow, portal, actions }: AnyResource): HoldableMove[] =>
  Object.keys((portal && workflow?.moves) ?? {}).flatMap((name): HoldableMove[] => {
    const action = actions[name];
    const grant = action ? reachingOthers(action.access) : false;
    return action && grant !== false ? [[name, action, grant]] : [];
  });
