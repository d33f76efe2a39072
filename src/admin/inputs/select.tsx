import { NativeSelect } from '@mantine/core';
import type { SelectField } from '#contract/fields.ts';
import { useLanguage } from '#providers/use-language.ts';
import type { InputProps } from '../fields/field-view.ts';
import { useInputWords } from '../fields/use-input-words.tsx';

export function Input({ fieldKey, field, control }: InputProps<SelectField>) {
  const { language } = useLanguage();
  const own = control(fieldKey);
  const options = optionsOf(field, language);
  const value = typeof own.value === 'string' ? own.value : '';
  return (
    <NativeSelect
      {...useInputWords(field, own)}
      // The empty line is there until something is chosen, and stays where nothing is a choice too.
      data={field.optional === true || value === '' ? [{ value: '', label: '' }, ...options] : options}
      value={value}
      onChange={(event) => own.onChange(event.currentTarget.value || null)}
    />
  );
}

const optionsOf = (field: SelectField, language: 'ar' | 'en') =>
  Object.entries(field.options).map(([value, words]) => ({ value, label: words[language] }));
