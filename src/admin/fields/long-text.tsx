import { Textarea } from '@mantine/core';
import type { LongTextField } from '#contract/fields.ts';
import { UserText } from '#ui/user-text.tsx';
import type { InputProps, ValueProps } from './field-view.ts';
import styles from './fields.module.css';
import { NoValue } from './no-value.tsx';
import { textOf, useInputWords } from './use-input-words.tsx';

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

export function Show({ fieldKey, record }: ValueProps<LongTextField>) {
  const text = textOf(record[fieldKey]);
  if (text === '') return <NoValue />;
  return (
    <UserText as="p" className={styles.prose}>
      {text}
    </UserText>
  );
}

/** The beginning of it, at the side where it begins; the rest is on the record's own screen. */
export function Cell({ fieldKey, record }: ValueProps<LongTextField>) {
  const text = textOf(record[fieldKey]);
  return text === '' ? (
    <NoValue />
  ) : (
    <UserText as="div" className={styles.line}>
      {text}
    </UserText>
  );
}

export const Filter = null;
