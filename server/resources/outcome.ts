import type { PoolClient } from 'pg';
import type { AnyChange } from './hooks.ts';
import type { Row } from './statement.ts';

/** What a transaction came to: the answer, and the change that others are told about. */
export interface Outcome {
  readonly answer: Row;
  /** `null`: nothing was changed. */
  readonly change: AnyChange | null;
  /** Records of other resources that were changed as parts of it. */
  readonly parts?: readonly Part[];
  /** Records that it is a part of, which are newer now. */
  readonly touched?: readonly Touched[];
}

/** Changes of another resource in the same transaction. */
export interface Part {
  readonly resource: string;
  readonly outcomes: readonly Outcome[];
}
export interface Touched {
  readonly resource: string;
  readonly ids: readonly number[];
  /** In nothing that whoever reaches only their own, or what is public, may know of. Default: it is for all. */
  readonly isInside?: true;
}

/** A transaction that several changes of one resource share: all of them are kept, or none. */
export interface SharedTransaction {
  readonly client: PoolClient;
  readonly outcomes: Outcome[];
  /** The changes are parts of another record's change, which tells of them itself. */
  readonly isPart?: true;
}
