import type { z } from 'zod';
import type { FieldProblem } from './envelope.ts';
import type { FieldIssue, FieldIssues } from './errors.ts';
import { fieldErrors, isFieldErrorCode } from './field-errors.ts';
import { type Language, fillWords } from './language.ts';

/** What zod found, by wire key (`branches.0.name`), as codes of the closed set. The first of a field wins. */
export function issuesOf(error: z.ZodError): FieldIssues {
  // A map, not an object: a sender may call a key `constructor` or `__proto__`.
  const found = new Map<string, FieldIssue>();
  const report = (path: readonly PropertyKey[], issue: FieldIssue) => {
    const key = path.join('.');
    if (!found.has(key)) found.set(key, issue);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) report([...issue.path, key], { code: 'unknownField' });
    } else {
      report(issue.path, codeOf(issue));
    }
  }
  return Object.fromEntries(found);
}

function codeOf(issue: z.core.$ZodIssue): FieldIssue {
  if (!isFieldErrorCode(issue.message)) return { code: 'invalid' };
  const params = issue.code === 'custom' ? issue.params : undefined;
  return { code: issue.message, ...(params ? { params: plainOf(params) } : {}) };
}

const plainOf = (params: Record<string, unknown>): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, number | string] =>
      ['number', 'string'].includes(typeof entry[1]),
    ),
  );

/** The words of field issues for a reader. */
export function describeFields(issues: FieldIssues, language: Language): Record<string, FieldProblem> {
  return Object.fromEntries(
    Object.entries(issues).map(([key, issue]) => [
      key,
      { ...issue, message: describeField(issue, language) },
    ]),
  );
}

export const describeField = ({ code, params }: FieldIssue, language: Language): string =>
  fillWords(fieldErrors[code][language], params);
