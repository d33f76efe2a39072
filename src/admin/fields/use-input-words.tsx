import type { Field } from '#contract/fields.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Issue } from '../form/issue.tsx';
import { FieldLabel } from './field-label.tsx';
import type { Control } from '../kinds/field-view.ts';

/**
 * What every input of the form takes from its field: label, help, error, and whether it must be filled in.
 * @param hint the help where the field has none of its own
 */
export function useInputWords(field: Field, control: Control, hint?: string) {
  const { language } = useLanguage();
  return {
    id: control.id,
    label: field.label[language],
    isOptional: field.optional === true,
    hint: field.help?.[language] ?? hint,
    error: control.error,
    'aria-required': field.optional !== true,
  };
}

/** The same for what frames itself: the choices among records and the pictures are Mantine's. */
export function useFramedWords(field: Field, control: Control) {
  const { label, isOptional, hint, error, ...rest } = useInputWords(field, control);
  return {
    ...rest,
    label: <FieldLabel text={label} isOptional={isOptional} />,
    description: hint,
    error: error && <Issue>{error}</Issue>,
    'aria-invalid': error ? true : undefined,
    // What is wrong stands next to the input, what helps below it.
    inputWrapperOrder: ['label' as const, 'input' as const, 'error' as const, 'description' as const],
  };
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
