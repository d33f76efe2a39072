import type { LongTextField } from '#contract/kinds/long-text.ts';
import { UserText } from '#ui/text/user-text.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';
import styles from '../fields/fields.module.css';

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
