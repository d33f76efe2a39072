import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordField as Definition } from '#contract/kinds/password.ts';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import type { InputProps } from './field-view.ts';
import { textOf, useInputWords } from '../fields/use-input-words.tsx';

/** Needed for a new record; left blank on an existing one, the password stays (A45, A46). */
export function Input({ fieldKey, field, control, isNew }: InputProps<Definition>) {
  const { t } = useTranslation(['records']);
  const own = control(fieldKey);
  const words = useInputWords(field, own);
  const attributes = {
    ...words,
    isOptional: false,
    'aria-required': isNew,
    value: textOf(own.value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => own.onChange(event.currentTarget.value),
  };
  if (field.purpose === 'confirm') return <PasswordField {...attributes} autoComplete="new-password" />;
  return <NewPasswordField {...attributes} hint={isNew ? words.hint : t('records:passwordUnchanged')} />;
}
