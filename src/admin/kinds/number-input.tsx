import type { NumberField } from '#contract/kinds/number.ts';
import type { InputProps } from './field-view.ts';
import { asciiDigits } from '#contract/text-folding.ts';
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
      onChange={(event) => own.onChange(numberFrom(event.currentTarget.value))}
    />
  );
}

/** What cannot be a number yet stays as typed, so that the rule and not the input says what is wrong. */
function numberFrom(typed: string): number | string | null {
  const text = asciiDigits(typed).trim();
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
}
