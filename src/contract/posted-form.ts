import type { FieldProblem } from './envelope.ts';
import type { Receipt } from './receipt.ts';

/** What became of a page's form that the browser itself has sent, without a program. */
export interface PostedForm {
  isSent: boolean;
  /** What was typed, so that nothing is lost. */
  values: Readonly<Record<string, string>>;
  /** Why it was refused, in the reader's language; `null` when it was sent. */
  message: string | null;
  /** The code of the refusal; `null` when it was sent. */
  code: string | null;
  problems: Readonly<Record<string, FieldProblem>>;
  /** What whoever sent it is told; `null` when it was refused. */
  receipt: Receipt | null;
}

/** Under which a drawn page finds what became of its form. */
export const postedFormKey = (path: string) => ['postedForm', path] as const;
