import type { FieldErrorCode } from '#contract/field-errors.ts';

/** What looking into a document came to: it may be kept, or why not. */
export type Verdict = 'safe' | Extract<FieldErrorCode, 'fileType' | 'fileUnsafe' | 'fileBroken'>;

export const VERDICTS = [
  'safe',
  'fileType',
  'fileUnsafe',
  'fileBroken',
] as const satisfies readonly Verdict[];

/** Ends looking into a document with what was found. */
export class Found extends Error {
  readonly verdict: Verdict;

  constructor(verdict: Exclude<Verdict, 'safe'>) {
    super(verdict);
    this.verdict = verdict;
  }
}
