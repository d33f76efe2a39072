import { DEFAULT_LONG_TEXT_MAX, DEFAULT_TEXT_MAX, halfMax } from '../field-limits.ts';
import type { FieldIssues } from '../errors.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions, TextRules } from '../field-options.ts';
import { arabicKey, englishKey } from '../field-keys.ts';
import { lengthKeywords, textKind } from '../text-kind.ts';
import { textSchema } from '../value-schemas.ts';

/**
 * A text in both languages. On the wire it is two keys (`questionAr`, `questionEn`), and in answers also the
 * key itself: the text in the reader's language, or in the other one when that half is empty (R12).
 */
export interface BilingualField extends FieldOptions, TextRules, Carries<string, never, { halves: true }> {
  readonly type: 'bilingual';
  /** Drawn as a text area. Default: one line. */
  readonly long?: true;
  /** Lines that begin with `##` are headings, with a hyphen items of a list, and are read as such. Default: text as it is. */
  readonly blocks?: true;
  /**
   * `any`: one half is enough, the other is marked as a missing translation. `either`: one half is enough, and nothing is
   * missing without the other. Default: `both`.
   */
  readonly languages?: 'any' | 'either' | 'both';
  /** Its forms want both halves, but another way in asks for one: the other is marked as missing. Default: none does. */
  readonly mayLack?: true;
}

/** Is one half enough? */
const isAny = ({ languages = 'both' }: BilingualField): boolean => languages !== 'both';

export const bilingual: FieldKind<BilingualField> = {
  ...textKind,
  written: (field) =>
    textSchema({
      min: field.min,
      short: field.short,
      optional: field.optional === true || isAny(field),
      max: halfMax(field),
      placeholders: field.placeholders,
    }),
  keywords: (field) =>
    lengthKeywords(
      { ...field, optional: isAny(field) || field.optional },
      field.long ? DEFAULT_LONG_TEXT_MAX : DEFAULT_TEXT_MAX,
    ),
  order: 'folded',
  width: ({ long }) => (long ? 'wide' : 'share'),
  isWide: true,
  shape: {
    isLocalized: true,
    isIdentity: true,
    mayLackHalf: (field) => isAny(field) || field.optional === true || field.mayLack === true,
    mayBeMissing: (field) => field.optional === true || isAny(field),
    issues: (key, field, values): FieldIssues => {
      const halves = [arabicKey(key), englishKey(key)];
      if (!isAny(field) || field.optional === true || !halves.every((half) => isBlank(values[half])))
        return {};
      return Object.fromEntries(halves.map((half) => [half, { code: 'oneLanguage' }] as const));
    },
  },
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
