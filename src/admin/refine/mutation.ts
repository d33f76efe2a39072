import type { Selection } from '#contract/bulk.ts';
import type { Values } from '#contract/record-schemas.ts';

/** A change that a screen asks for, in the manner of a mutation. */
export interface Mutation<Input, Output> {
  readonly mutate: (input: Input, callbacks?: Callbacks<Output>) => void;
  readonly mutateAsync: (input: Input) => Promise<Output>;
  /** Why the last one was refused; null when it was not. */
  readonly error: Error | null;
  readonly isPending: boolean;
}

interface Callbacks<Output> {
  readonly onSuccess?: (output: Output) => void;
  readonly onError?: (error: Error) => void;
}

/** What is done to many records at once, in one call that does all or nothing. */
export interface BulkChange {
  readonly selection: Selection;
  /** The values that all of them get, or what an action wants to know. Default: none. */
  readonly values?: Values;
}

/** What a mutation of Refine's tells of the last try. */
interface MutationState {
  readonly error: unknown;
  readonly isPending: boolean;
}

/** A hook of Refine's, and what is sent by it, as one change. */
export const toMutation = <Input, Output>(
  { error, isPending }: MutationState,
  write: (input: Input) => Promise<Output>,
): Mutation<Input, Output> => ({
  mutateAsync: write,
  mutate: (input, { onSuccess, onError } = {}) => {
    // A refusal is told by `error`, and to whoever wants to be told.
    write(input).then(onSuccess, (reason: unknown) => onError?.(asError(reason)));
  },
  error: error === null || error === undefined ? null : asError(error),
  isPending,
});

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
