import type { TextField } from '#contract/kinds/text.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Cell({ fieldKey, field, record }: ValueProps<TextField>) {
  const text = textOf(record[fieldKey]);
  if (text === '') return <NoValue />;
  const isLtr = field.format !== undefined || field.direction === 'ltr';
  return isLtr ? <Ltr>{text}</Ltr> : <UserText>{text}</UserText>;
}

export const Filter = null;
export const part = 'code';
