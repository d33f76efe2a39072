import type { DateField } from '#contract/kinds/date.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { textOf } from './use-input-words.tsx';

/** Whether what is to be done by a day is still to be done. */
export function isDue({ dueWhile }: DateField, record: AnyRecord): boolean {
  if (!dueWhile?.in.includes(textOf(record[dueWhile.field]))) return false;
  return dueWhile.unless === undefined || (record[dueWhile.unless] ?? null) === null;
}
