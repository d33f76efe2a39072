import { Switch } from '@mantine/core';
import type { BooleanField } from '#contract/kinds/boolean.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { InputProps } from './field-view.ts';
import { Issue } from '../form/issue.tsx';

export function Input({ fieldKey, field, control }: InputProps<BooleanField>) {
  const { language } = useLanguage();
  const { id, value, onChange, error } = control(fieldKey);
  return (
    <Switch
      id={id}
      label={field.label[language]}
      description={field.help?.[language]}
      error={error && <Issue>{error}</Issue>}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
