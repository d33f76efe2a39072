import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { CalendarRule, Carries, DueRule, FieldOptions } from '../field-options.ts';
import { asciiDigits, withoutInvisible } from '../text-folding.ts';
import { daySchema, orNull } from '../value-schemas.ts';

/** A calendar day, `2026-03-14`. What is due by it is late from the day after, on the firm's own clock, and marked so. */
export interface DateField
  extends FieldOptions, CalendarRule, DueRule, Carries<string, null, { filter: 'days' }> {
  readonly type: 'date';
}

export const date: FieldKind<DateField> = {
  written: (field) => orNull(daySchema, field),
  answered: (field) => orNull(z.string(), field),
  empty: null,
  keywords: null,
  isStored: true,
  filter: { kind: 'range', end: daySchema, input: 'date' },
  order: 'native',
  transfer: { cell: String, read: (text) => asciiDigits(withoutInvisible(text)), sheet: 'day' },
  inBulkEdit: true,
  width: () => 'exact',
  isWide: false,
};
