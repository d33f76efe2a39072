import type { NumberField } from '#contract/kinds/number.ts';
import type { InputProps } from './field-view.ts';
import { typedNumber } from '#contract/typed-number.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useInputWords } from '../fields/use-input-words.tsx';

export function Input({ fieldKey, field, control }: InputProps<NumberField>) {
  const own = control(fieldKey);
  return (
    <TextField
      {...useInputWords(field, own)}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      direction="ltr"
      autoComplete="off"
      value={typeof own.value === 'number' || typeof own.value === 'string' ? String(own.value) : ''}
      onChange={(event) => own.onChange(typedNumber(event.currentTarget.value))}
    />
  );
}
