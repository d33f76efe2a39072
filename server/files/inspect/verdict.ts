import type { FieldErrorCode } from '#contract/field-errors.ts';

/** What looking into a document came to: it may be kept, or why not. */
export type Verdict =
  'safe' | Extract<FieldErrorCode, 'fileType' | 'fileUnsafe' | 'fileBroken' | 'fileLocked'>;

export const VERDICTS = [
  'safe',
  'fileType',
  'fileUnsafe',
  'fileBroken',
  'fileLocked',
] as const satisfies readonly Verdict[];

/** A verdict, and for a document that may be kept without something in it, what is left of it. */
export interface Inspection {
  readonly verdict: Verdict;
  /** Left out: as it came. */
  readonly disarmed?: Uint8Array;
}

/** Ends looking into a document with what was found. */
export class Found extends Error {
  readonly verdict: Exclude<Verdict, 'safe'>;

  constructor(verdict: Exclude<Verdict, 'safe'>) {
    super(verdict);
    this.verdict = verdict;
  }
}
