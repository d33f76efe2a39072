import type { Action } from './actions.ts';
import type { LocalizedText } from './language.ts';

/**
 * One allowed move between two states of a record: an action of its resource that may run only from some states.
 * What a person fills in for it is kept in the record's fields of the same names, and the first text of it that every
 * reader may see is said in the record's thread.
 */
export interface Transition<State extends string> extends Action {
  readonly from: readonly State[];
  readonly to: State;
  /** What it is called where it leads back to the state that the record has. Default: the same. */
  readonly again?: LocalizedText;
}

/** The states of a record and every allowed move; what is not listed is refused (A21). */
export interface Workflow<State extends string, Move extends string> {
  /** The select field that holds the state. Only moves write it. */
  readonly field: string;
  readonly initial: NoInfer<State>;
  readonly states: Readonly<Record<State, LocalizedText>>;
  /** The states in which nothing is left to do. Default: none. */
  readonly closed?: readonly NoInfer<State>[];
  readonly moves: Readonly<Record<Move, Transition<NoInfer<State>>>>;
}

/** Defines a workflow: a move from or to a state that does not exist does not compile. */
export const defineWorkflow = <const State extends string, const Move extends string>(
  workflow: Workflow<State, Move>,
): Workflow<State, Move> => workflow;

/** The same with the field of the state in each move: whoever offers one need not know of the others. */
export const withStateField = (workflow: Workflow<string, string>): Workflow<string, string> => ({
  ...workflow,
  moves: Object.fromEntries(
    Object.entries(workflow.moves).map(([name, move]) => [name, { ...move, stateField: workflow.field }]),
  ),
});

/** The states in which something is left to do. */
export const openStates = <State extends string, Move extends string>(
  workflow: Workflow<State, Move> | undefined,
): State[] =>
  workflow
    ? (Object.keys(workflow.states) as State[]).filter((state) => !workflow.closed?.includes(state))
    : [];

/** Is nothing left to do in it? */
export const isClosed = (
  workflow: { readonly closed?: readonly string[] | undefined } | undefined,
  state: unknown,
): boolean => workflow?.closed?.some((each) => each === state) ?? false;
