import type { LongTextField } from '#contract/kinds/long-text.ts';
import type { InputProps } from './field-view.ts';
import { textOf, useInputWords } from '../fields/use-input-words.tsx';
import { longTextMax } from '#contract/field-limits.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

export function Input({ fieldKey, field, control }: InputProps<LongTextField>) {
  const own = control(fieldKey);
  return (
    <TextAreaField
      {...useInputWords(field, own)}
      limit={longTextMax(field)}
      value={textOf(own.value)}
      onChange={(event) => own.onChange(event.currentTarget.value)}
    />
  );
}
