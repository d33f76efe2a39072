import type { FieldIssue } from './errors.ts';

/** What is wrong with a password's second typing, or `null`. Of no password there is none. */
export function passwordConfirmationIssue(typed: unknown, password: unknown): FieldIssue | null {
  if (typed === password) return null;
  return { code: typed === '' ? 'confirmRequired' : 'passwordMismatch' };
}
