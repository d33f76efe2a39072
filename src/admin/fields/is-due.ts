import type { DateField } from '#contract/kinds/date.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { textOf } from './use-input-words.tsx';

/** Whether what is to be done by a day is still to be done. */
export const isDue = ({ dueWhile }: DateField, record: AnyRecord): boolean =>
  dueWhile?.in.includes(textOf(record[dueWhile.field])) ?? false;
