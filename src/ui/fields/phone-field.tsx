import { forwardRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/format-phone.ts';
import { parsePhone } from '#contract/phone-number.ts';
import { isolateLtr } from '../text/isolate.ts';
import { TextField, type TextFieldAttributes } from './text-field.tsx';
import type { FieldWords } from './field.tsx';

/** What a form says to it: all but its words. */
export interface PhoneFieldAttributes extends Omit<TextFieldAttributes, 'onChange' | 'value'> {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}
type PhoneFieldProps = PhoneFieldAttributes & Pick<FieldWords, 'label'>;

/**
 * A phone number, typed as people write it. As soon as it is a whole number the form holds it as it is kept; it reads
 * with its country once the field is left, and is said under it before.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { value, onChange, onFocus, onBlur, hint, ...rest },
  ref,
) {
  const { t } = useTranslation(['contact']);
  // What stands in the box while somebody types; `null`: what the form holds.
  const [written, setTyped] = useState<string | null>(null);
  // The form may have another number by now: a draft that was restored, or what somebody else has saved.
  const typed = written !== null && (parsePhone(written) ?? written) === value ? written : null;
  const number = parsePhone(typed ?? value);
  const shown = typed ?? formatPhone(value);
  const isNational = typed !== null && number !== null && !/^\s*(?:\+|00)/.test(typed);
  return (
    <TextField
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
      direction="ltr"
      value={shown}
      hint={
        isNational
          ? t('contact:phoneTaken', { number: isolateLtr(formatPhone(number)) })
          : (hint ?? (rest.readOnly ? undefined : t('contact:phoneHint')))
      }
      onFocus={(event) => {
        setTyped(shown);
        onFocus?.(event);
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange({ currentTarget: { value: parsePhone(currentTarget.value) ?? currentTarget.value } });
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
});
