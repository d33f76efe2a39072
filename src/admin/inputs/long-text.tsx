import { Textarea } from '@mantine/core';
import type { LongTextField } from '#contract/fields.ts';
import type { InputProps } from '../fields/field-view.ts';
import styles from '../fields/fields.module.css';
import { textOf, useInputWords } from '../fields/use-input-words.tsx';

export function Input({ fieldKey, field, control }: InputProps<LongTextField>) {
  const own = control(fieldKey);
  return (
    <Textarea
      {...useInputWords(field, own)}
      dir="auto"
      classNames={{ input: styles.natural }}
      autosize
      minRows={4}
      value={textOf(own.value)}
      onChange={(event) => own.onChange(event.currentTarget.value)}
    />
  );
}
