import { useLanguage } from '#providers/use-language.ts';
import type { Field } from '#contract/fields.ts';
import type { Control } from './field-view.ts';
import { FieldLabel } from './field-label.tsx';

/** What every input of the form takes from its field: label, help, error, and whether it must be filled in. */
export function useInputWords(field: Field, control: Control) {
  const { language } = useLanguage();
  return {
    id: control.id,
    label: <FieldLabel text={field.label[language]} isOptional={field.optional === true} />,
    description: field.help?.[language],
    error: control.error,
    'aria-required': field.optional !== true,
    'aria-invalid': control.error ? true : undefined,
    inputWrapperOrder: ['label' as const, 'input' as const, 'error' as const, 'description' as const],
  };
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
