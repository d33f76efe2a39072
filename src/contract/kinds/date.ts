import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { CalendarRule, Carries, FieldOptions } from '../field-options.ts';
import { asciiDigits, withoutInvisible } from '../text-folding.ts';
import { daySchema, orNull } from '../value-schemas.ts';

/** A calendar day, `2026-03-14`. */
export interface DateField extends FieldOptions, CalendarRule, Carries<string, null, { filter: 'days' }> {
  readonly type: 'date';
  /**
   * Late from the day after it, on the firm's own clock, while another field has one of these values: marked so, and a
   * filter finds it. Default: never.
   */
  readonly dueWhile?: { readonly field: string; readonly in: readonly string[] };
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
