import type { FieldErrorCode } from '../field-errors.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import { textKind } from '../text-kind.ts';
import { textSchema } from '../value-schemas.ts';

export interface UrlField extends FieldOptions, Carries<string, never> {
  readonly type: 'url';
}

const MAX = 500;

export const url: FieldKind<UrlField> = {
  ...textKind,
  written: ({ optional }) => urlSchema(optional),
  keywords: () => ({ format: 'uri', maxLength: MAX }),
  order: 'bytes',
  width: () => 'share',
  isWide: false,
};

const urlSchema = (optional = false) =>
  textSchema({ optional, max: MAX }).superRefine((value, context) => {
    if (value !== '' && !isWebUrl(value))
      context.addIssue({ code: 'custom', message: 'urlInvalid' satisfies FieldErrorCode });
  });

function isWebUrl(value: string): boolean {
  if (!/^https:\/\/[^\s]+$/i.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  // A name before the host reads as if it were the host: https://yamama.example@elsewhere.example
  return hostname.includes('.') && username === '' && password === '';
}
