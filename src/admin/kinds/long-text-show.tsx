import type { LongTextField } from '#contract/kinds/long-text.ts';
import { UserText } from '#ui/text/user-text.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';
import styles from '../fields/fields.module.css';

export function Show({ fieldKey, record }: ValueProps<LongTextField>) {
  const text = textOf(record[fieldKey]);
  if (text === '') return <NoValue />;
  return (
    <UserText as="p" className={styles.prose}>
      {text}
    </UserText>
  );
}
