import type { LongTextField } from '#contract/fields.ts';
import { UserText } from '#ui/text/user-text.tsx';
import type { ValueProps } from './field-view.ts';
import styles from './fields.module.css';
import { NoValue } from './no-value.tsx';
import { textOf } from './use-input-words.tsx';

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
