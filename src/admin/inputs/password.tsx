import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PasswordField } from '#contract/fields.ts';
import { useLanguage } from '#providers/use-language.ts';
import type { InputProps } from '../fields/field-view.ts';
import styles from '../fields/fields.module.css';
import { textOf, useInputWords } from '../fields/use-input-words.tsx';

/** Needed for a new record; left blank on an existing one, the password stays (A45, A46). */
export function Input({ fieldKey, field, control, isNew }: InputProps<PasswordField>) {
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  const own = control(fieldKey);
  const words = useInputWords(field, own);
  return (
    <PasswordInput
      {...words}
      aria-required={isNew}
      label={field.label[language]}
      description={isNew || field.purpose === 'confirm' ? words.description : t('panel.passwordUnchanged')}
      dir="ltr"
      classNames={{ innerInput: styles.island }}
      autoComplete="new-password"
      visibilityToggleIcon={ToggleIcon}
      value={textOf(own.value)}
      onChange={(event) => own.onChange(event.currentTarget.value)}
    />
  );
}

function ToggleIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={16} stroke={1.6} aria-hidden="true" />;
}
