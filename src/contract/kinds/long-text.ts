import { DEFAULT_LONG_TEXT_MAX, longTextMax } from '../field-limits.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions, MissingRule, TextRules } from '../field-options.ts';
import { lengthKeywords, textKind } from '../text-kind.ts';
import { textSchema } from '../value-schemas.ts';

export interface LongTextField extends FieldOptions, MissingRule, TextRules, Carries<string, never> {
  readonly type: 'longText';
}

export const longText: FieldKind<LongTextField> = {
  ...textKind,
  written: (field) =>
    textSchema({
      min: field.min,
      short: field.short,
      optional: field.optional === true,
      missing: field.missing,
      max: longTextMax(field),
      placeholders: field.placeholders,
    }),
  keywords: (field) => lengthKeywords(field, DEFAULT_LONG_TEXT_MAX),
  order: 'folded',
  width: () => 'wide',
  isWide: true,
};
