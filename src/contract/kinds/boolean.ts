import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import type { LocalizedText } from '../language.ts';
import { foldText } from '../text-folding.ts';
import type { StatusTone } from './select.ts';
import { withErrorCode } from '../value-schemas.ts';

export interface BooleanField extends FieldOptions, Carries<boolean, never, { filter: 'toggle' }> {
  readonly type: 'boolean';
  /** What lists and screens mark a record with that is so, in the place of a yes. Default words: its label. Default: no mark. */
  readonly mark?: { readonly tone: StatusTone; readonly words?: LocalizedText };
  /** What else is said once a record was made that is so. Default: nothing. */
  readonly told?: LocalizedText;
  /** It is so for a new row of an imported file, also where its cell says no. Default: what nobody said is not so. */
  readonly imported?: true;
}

const YES_OR_NO = { true: { ar: 'نعم', en: 'Yes' }, false: { ar: 'لا', en: 'No' } } as const;

export const boolean: FieldKind<BooleanField> = {
  written: () => z.boolean({ error: withErrorCode('invalid') }),
  answered: () => z.boolean(),
  empty: false,
  keywords: null,
  isStored: true,
  filter: { kind: 'toggle' },
  order: 'native',
  transfer: {
    cell: (value, _field, language) => YES_OR_NO[value ? 'true' : 'false'][language],
    read: booleanOf,
  },
  inBulkEdit: true,
  width: () => 'exact',
  isWide: false,
  // What nobody ticked is not so.
  shape: { mayBeMissing: () => true },
};

function booleanOf(text: string): boolean | string {
  const folded = foldText(text);
  for (const value of [true, false]) {
    const { ar, en } = YES_OR_NO[value ? 'true' : 'false'];
    if ([String(value), value ? '1' : '0', ar, en].some((word) => foldText(word) === folded)) return value;
  }
  return text;
}
