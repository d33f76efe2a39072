import { DEFAULT_TEXT_MAX, SLUG } from '../field-limits.ts';
import type { FieldErrorCode } from '../field-errors.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions, TextRules, UniqueRule } from '../field-options.ts';
import { asciiDigits, withoutInvisible } from '../text-folding.ts';
import { lengthKeywords, textKind } from '../text-kind.ts';
import { textSchema } from '../value-schemas.ts';

export interface TextField extends FieldOptions, TextRules, UniqueRule, Carries<string, never> {
  readonly type: 'text';
  /**
   * `slug`: a part of an address, such as `real-estate`: small Latin letters, digits, single hyphens. `reference`: what
   * the host numbers records by, which is read out and compared: it is never cut. Default: any text.
   */
  readonly format?: 'slug' | 'reference';
  /**
   * Of a slug: a bilingual field of the same record. One that is left empty is made from its English half when the
   * record is new, and stays when that is changed. Default: it is always written.
   */
  readonly madeFrom?: string;
  /** `ltr`: a number or a code, which reads from the left in every language. Default: as its letters say. */
  readonly direction?: 'ltr';
}

export const text: FieldKind<TextField> = {
  ...textKind,
  written: (field) => (field.format === 'slug' ? slugSchema(field) : textSchema(rulesOf(field))),
  keywords: (field) => ({
    ...lengthKeywords(field, DEFAULT_TEXT_MAX),
    ...(field.format === 'slug' ? { pattern: SLUG.source } : {}),
  }),
  order: 'folded',
  width: ({ format }) => (format === 'reference' ? 'exact' : 'share'),
  isWide: false,
};

const rulesOf = ({ optional, min, short, max = DEFAULT_TEXT_MAX, placeholders }: TextField) => ({
  optional,
  min,
  short,
  max,
  placeholders,
});

const slugSchema = (field: TextField) =>
  textSchema({
    ...rulesOf(field),
    mend: (value) => asciiDigits(withoutInvisible(value)).toLowerCase(),
  }).superRefine((value, context) => {
    if (value !== '' && !SLUG.test(value))
      context.addIssue({ code: 'custom', message: 'slugInvalid' satisfies FieldErrorCode });
  });
