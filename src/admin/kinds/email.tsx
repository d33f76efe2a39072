import type { EmailField } from '#contract/kinds/email.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Cell({ fieldKey, record }: ValueProps<EmailField>) {
  const text = textOf(record[fieldKey]);
  return text === '' ? <NoValue /> : <Ltr>{text}</Ltr>;
}

export const Filter = null;
