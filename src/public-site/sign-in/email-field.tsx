import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/fields/text-field.tsx';

/** The address of an account: what a password manager fills in, and no keyboard «corrects». */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useTranslation(['auth']);
  return (
    <TextField
      {...props}
      type="email"
      direction="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={t('auth:email')}
    />
  );
}
