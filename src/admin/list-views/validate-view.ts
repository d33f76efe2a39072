import { type ValidationResult, toValidationResult } from '#contract/validation-result.ts';
import { inputSchema } from '#contract/body-schemas.ts';
import type { Values } from '#contract/record-schemas.ts';
import { resourceNamed } from '#resources/index.ts';

/** Holds what is typed about a saved view against the rules of its fields. */
export function validateView(typed: Values): ValidationResult<Values> {
  const fields = Object.entries(resourceNamed('list-views').fields).filter(([key]) => key in typed);
  return toValidationResult(inputSchema(Object.fromEntries(fields)).safeParse(typed));
}
