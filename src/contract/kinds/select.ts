import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import type { Language, LocalizedText } from '../language.ts';
import { foldText } from '../text-folding.ts';
import { orNull, withErrorCode } from '../value-schemas.ts';

/** The looks that states share, each with its icon and colours. */
export type StatusTone =
  | 'pending'
  | 'contacted'
  | 'answered'
  | 'changed'
  | 'scheduled'
  | 'resolved'
  | 'completed'
  | 'rejected'
  | 'cancelled';

/** Its value is a key of its options. */
export interface SelectField extends FieldOptions, Carries<string, null, { filter: 'choices' }> {
  readonly type: 'select';
  readonly options: Readonly<Record<string, LocalizedText>>;
  /** Drawn as chips, each option in its tone. Default: plain words. */
  readonly tones?: Readonly<Record<string, StatusTone>>;
}

export const select: FieldKind<SelectField> = {
  written: (field) => orNull(optionSchema(field), field),
  answered: (field) => orNull(z.string(), field),
  empty: null,
  keywords: null,
  isStored: true,
  filter: { kind: 'choices', choice: optionSchema },
  order: 'bytes',
  transfer: {
    cell: (value, { options }, language: Language) => options[String(value)]?.[language] ?? String(value),
    read: (text, { options }) => optionOf(options, text),
  },
  inBulkEdit: true,
  width: () => 'exact',
  isWide: false,
};

function optionSchema({ options }: SelectField) {
  return z.enum(Object.keys(options), { error: withErrorCode('optionInvalid') });
}

/** An option by its key or by its words in either language. */
function optionOf(options: SelectField['options'], text: string): string {
  const folded = foldText(text);
  const found = Object.entries(options).find(([key, { ar, en }]) =>
    [key, ar, en].some((word) => foldText(word) === folded),
  );
  return found?.[0] ?? text;
}
