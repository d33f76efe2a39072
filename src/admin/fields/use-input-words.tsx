import { useLanguage } from '#providers/use-language.ts';
import type { Field } from '#contract/fields.ts';
import type { Control } from './field-view.ts';
import { FieldLabel } from './field-label.tsx';

/** What is wrong stands next to the input, what helps below it. */
export const INPUT_ORDER: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
];

/**
 * What every input of the form takes from its field: label, help, error, and whether it must be filled in.
 * @param hint the help where the field has none of its own
 */
export function useInputWords(field: Field, control: Control, hint?: string) {
  const { language } = useLanguage();
  return {
    id: control.id,
    label: <FieldLabel text={field.label[language]} isOptional={field.optional === true} />,
    description: field.help?.[language] ?? hint,
    error: control.error,
    'aria-required': field.optional !== true,
    'aria-invalid': control.error ? true : undefined,
    inputWrapperOrder: INPUT_ORDER,
  };
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
