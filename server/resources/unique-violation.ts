import { AppError } from '#contract/errors.ts';
import type { TakenCode } from '#contract/field-options.ts';
import { takenCodeOf } from '#contract/fields.ts';
import { driverErrors } from '../db/driver-errors.ts';
import { type RecordTable, uniqueIndexOf } from './record-table.ts';

/** Another record has the value of this field. */
export const uniqueViolation = (key: string, code: TakenCode): AppError =>
  new AppError(code, { fields: { [key]: { code } } });

/** What a write was refused for when that is a taken value of a field; `null` for anything else. */
export function uniqueViolationOf(error: unknown, table: RecordTable): AppError | null {
  const violated = driverErrors(error).find(({ code }) => code === '23505')?.constraint;
  if (violated === undefined) return null;
  for (const [key, field] of Object.entries(table.resource.fields)) {
    const code = takenCodeOf(field);
    if (code && uniqueIndexOf(table, key) === violated) return uniqueViolation(key, code);
  }
  return null;
}
