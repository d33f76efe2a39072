import type { FieldErrorCode } from '../field-errors.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions, UniqueRule } from '../field-options.ts';
import { asciiDigits, withoutInvisible } from '../text-folding.ts';
import { textKind } from '../text-kind.ts';
import { textSchema } from '../value-schemas.ts';

export interface PhoneField extends FieldOptions, UniqueRule, Carries<string, never> {
  readonly type: 'phone';
  readonly searchable?: true;
}

const MAX = 30;

export const phone: FieldKind<PhoneField> = {
  ...textKind,
  written: ({ optional }) => phoneSchema(optional),
  keywords: () => ({ maxLength: MAX }),
  order: 'bytes',
  width: () => 'exact',
  isWide: false,
};

/** With country code, `+` or `00` first, 8 to 15 digits (E.164); kept as typed but with ASCII digits. */
export const phoneSchema = (optional = false) =>
  textSchema({ optional, max: MAX, mend: (value) => asciiDigits(withoutInvisible(value)) }).superRefine(
    (value, context) => {
      if (value !== '' && !isPhone(value))
        context.addIssue({ code: 'custom', message: 'phoneInvalid' satisfies FieldErrorCode });
    },
  );

function isPhone(value: string): boolean {
  if (!/^(\+|00)[\d\s().-]+$/.test(value)) return false;
  const digits = value.replace(/^00/, '').replace(/\D/g, '');
  return digits.length >= 8 && digits.length <= 15 && !digits.startsWith('0');
}
