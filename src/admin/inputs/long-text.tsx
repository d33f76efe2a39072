import { Textarea } from '@mantine/core';
import type { LongTextField } from '#contract/fields.ts';
import { textMaxOf } from '#contract/field-limits.ts';
import { Counted } from '../fields/counted.tsx';
import type { InputProps } from '../fields/field-view.ts';
import styles from '../fields/fields.module.css';
import { textOf, useInputWords } from '../fields/use-input-words.tsx';

export function Input({ fieldKey, field, control }: InputProps<LongTextField>) {
  const own = control(fieldKey);
  const words = useInputWords(field, own);
  return (
    <Textarea
      {...words}
      description={<Counted help={words.description} text={textOf(own.value)} max={textMaxOf(field)} />}
      dir="auto"
      classNames={{ input: styles.natural }}
      autosize
      minRows={4}
      value={textOf(own.value)}
      onChange={(event) => own.onChange(event.currentTarget.value)}
    />
  );
}
