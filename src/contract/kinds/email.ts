import type { FieldErrorCode } from '../field-errors.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions, MissingRule, UniqueRule } from '../field-options.ts';
import { withoutInvisible } from '../text-folding.ts';
import { textKind } from '../text-kind.ts';
import { textSchema } from '../value-schemas.ts';

export interface EmailField extends FieldOptions, MissingRule, UniqueRule, Carries<string, never> {
  readonly type: 'email';
  readonly searchable?: true;
}

export const isAddress = (field: { readonly type: string } | undefined): field is EmailField =>
  field?.type === 'email';

const MAX = 254;

export const email: FieldKind<EmailField> = {
  ...textKind,
  written: (field) => emailSchema(field),
  keywords: () => ({ format: 'email', maxLength: MAX }),
  order: 'bytes',
  width: () => 'exact',
  isWide: false,
  shape: { isIdentity: true },
};

export const emailSchema = ({ optional, missing }: Pick<EmailField, 'optional' | 'missing'> = {}) =>
  textSchema({
    optional,
    missing,
    max: MAX,
    mend: (value) => withoutInvisible(value).toLowerCase(),
  }).superRefine((value, context) => {
    if (value !== '' && !EMAIL.test(value))
      context.addIssue({ code: 'custom', message: 'emailInvalid' satisfies FieldErrorCode });
  });

// One @, a dot in the domain, no spaces, quotes or brackets: what mail servers of real people accept.
const EMAIL = /^[^\s@"<>()[\],;:\\]+@[^\s@"<>()[\],;:\\.]+(\.[^\s@"<>()[\],;:\\.]+)+$/u;
