import type { FieldErrorCode } from '../field-errors.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions, MissingRule, UniqueRule } from '../field-options.ts';
import { parsePhone } from '../phone-number.ts';
import { textKind } from '../text-kind.ts';
import { textSchema } from '../value-schemas.ts';

export interface PhoneField extends FieldOptions, MissingRule, UniqueRule, Carries<string, never> {
  readonly type: 'phone';
  readonly searchable?: true;
  /** Another phone field of the same record, whose number it has until somebody says otherwise. Default: none. */
  readonly sameAs?: string;
}

const MAX = 30;

export const phone: FieldKind<PhoneField> = {
  ...textKind,
  written: (field) => phoneSchema(field),
  keywords: () => ({ maxLength: MAX }),
  order: 'bytes',
  width: () => 'exact',
  isWide: false,
  isSearchedByDigits: true,
};

/** A number as people type it, kept as E.164: one rule for every form, in the browser and on the host (R269). */
export const phoneSchema = ({ optional, missing }: Pick<PhoneField, 'optional' | 'missing'> = {}) =>
  textSchema({ optional, missing, max: MAX, mend: (value) => parsePhone(value) ?? value }).superRefine(
    (value, context) => {
      if (value !== '' && parsePhone(value) === null)
        context.addIssue({ code: 'custom', message: 'phoneInvalid' satisfies FieldErrorCode });
    },
  );
