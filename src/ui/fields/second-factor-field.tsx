import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldAttributes } from './text-field.tsx';

/** The code of the second step of a login. Shown once it is asked for, it takes the focus. */
export function SecondFactorField(attributes: TextFieldAttributes) {
  const { t } = useTranslation(['auth']);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      {...attributes}
      direction="ltr"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      label={t('auth:secondFactor')}
      hint={t('auth:secondFactorHint')}
    />
  );
}
