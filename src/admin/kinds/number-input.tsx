import { useState } from 'react';
import type { NumberField } from '#contract/kinds/number.ts';
import { numberText, typedNumber } from '#contract/typed-number.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useInputWords } from '../fields/use-input-words.tsx';
import type { InputProps } from './field-view.ts';

export function Input({ fieldKey, field, control }: InputProps<NumberField>) {
  const own = control(fieldKey);
  const [typed, setTyped] = useState('');
  return (
    <TextField
      {...useInputWords(field, own)}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      direction="ltr"
      autoComplete="off"
      value={numberText(own.value, typed)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        own.onChange(typedNumber(event.currentTarget.value));
      }}
    />
  );
}
