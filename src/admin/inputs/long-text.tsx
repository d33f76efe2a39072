import type { LongTextField } from '#contract/fields.ts';
import { textMaxOf } from '#contract/field-limits.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { InputProps } from '../fields/field-view.ts';
import { textOf, useInputWords } from '../fields/use-input-words.tsx';

export function Input({ fieldKey, field, control }: InputProps<LongTextField>) {
  const own = control(fieldKey);
  return (
    <TextAreaField
      {...useInputWords(field, own)}
      limit={textMaxOf(field)}
      value={textOf(own.value)}
      onChange={(event) => own.onChange(event.currentTarget.value)}
    />
  );
}
