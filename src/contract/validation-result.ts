import type { z } from 'zod';
import type { FieldIssues } from './errors.ts';
import { issuesOf } from './issues.ts';

/** What a check came to: the value as it is to be used, or what is wrong with it by wire key. */
export type ValidationResult<T> = { isValid: true; value: T } | { isValid: false; issues: FieldIssues };

/** What the schema found together with what spans several fields, which wins at the same key. */
export function toValidationResult<T>(
  parsed: z.ZodSafeParseResult<T>,
  more: FieldIssues = {},
): ValidationResult<T> {
  const issues = { ...(parsed.success ? {} : issuesOf(parsed.error)), ...more };
  if (parsed.success && Object.keys(issues).length === 0) return { isValid: true, value: parsed.data };
  return { isValid: false, issues };
}
