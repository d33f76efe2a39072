import { z } from 'zod';
import type { FieldIssue, FieldIssues } from './errors.ts';
import type { FieldErrorCode } from './field-errors.ts';
import { withErrorCode, idSchema } from './field-schemas.ts';
import type { RowsField } from './fields.ts';
import { isObject } from './is-object.ts';

/** Most rows of a record that says nothing else. */
const DEFAULT_ROWS_MAX = 200;

/** The schema of written rows: every one is whole, none is there twice. */
export function writtenRowsSchema(
  { min = 0, max = DEFAULT_ROWS_MAX }: RowsField,
  row: Record<string, z.ZodType>,
): z.ZodType {
  return z
    .array(z.strictObject({ id: idSchema.optional(), ...row }), { error: withErrorCode('invalid') })
    .superRefine((rows, context) => {
      const report = (
        code: FieldErrorCode,
        params?: Record<string, number>,
        path: (string | number)[] = [],
      ) => context.addIssue({ code: 'custom', message: code, params, path });
      if (rows.length < min) report('rowsMin', { min });
      if (rows.length > max) report('rowsMax', { max });
      rows.forEach(({ id }, at) => {
        if (id !== undefined && rows.slice(0, at).some((other) => other.id === id))
          report('duplicate', undefined, [at, 'id']);
      });
    });
}

/** What spans several fields of each row, told at its place: `services.0.nameAr`. */
export function rowsIssues(
  key: string,
  value: unknown,
  issuesOf: (row: Record<string, unknown>) => FieldIssues,
): FieldIssues {
  const found: Record<string, FieldIssue> = {};
  if (!Array.isArray(value)) return found;
  value.forEach((row: unknown, at) => {
    if (!isObject(row)) return;
    for (const [own, issue] of Object.entries(issuesOf(row))) found[`${key}.${at}.${own}`] = issue;
  });
  return found;
}
