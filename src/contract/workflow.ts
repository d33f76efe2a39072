import type { Grant } from './access.ts';
import type { Words } from './language.ts';

/** One allowed move between two states of a record: who may make it, and what it is called. */
export interface Transition<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly label: Words;
  readonly access: Grant;
}

/** The states of a record and every allowed move; what is not listed is refused (A21). */
export interface Workflow<State extends string, Move extends string> {
  readonly field: string;
  readonly initial: NoInfer<State>;
  readonly states: Readonly<Record<State, Words>>;
  readonly moves: Readonly<Record<Move, Transition<NoInfer<State>>>>;
}

/** Defines a workflow: a move from or to a state that does not exist does not compile. */
export const defineWorkflow = <const State extends string, const Move extends string>(
  workflow: Workflow<State, Move>,
): Workflow<State, Move> => workflow;

/** The moves that lead on from a state. */
export const movesFrom = <State extends string, Move extends string>(
  workflow: Workflow<State, Move>,
  state: State,
): Move[] =>
  (Object.keys(workflow.moves) as Move[]).filter((move) => workflow.moves[move].from.includes(state));
