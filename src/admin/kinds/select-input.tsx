import type { SelectField as Definition } from '#contract/kinds/select.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { InputProps } from './field-view.ts';
import { optionsOf } from '../fields/options-of.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useInputWords } from '../fields/use-input-words.tsx';

export function Input({ fieldKey, field, control }: InputProps<Definition>) {
  const { language } = useLanguage();
  const own = control(fieldKey);
  const options = optionsOf(field, language);
  const value = typeof own.value === 'string' ? own.value : '';
  return (
    <SelectField
      {...useInputWords(field, own)}
      // The empty line is there until something is chosen, and stays where nothing is a choice too.
      options={field.optional === true || value === '' ? [{ value: '', label: '' }, ...options] : options}
      value={value}
      onChange={(event) => own.onChange(event.currentTarget.value || null)}
    />
  );
}
