import type { PhoneField } from '#contract/kinds/phone.ts';
import { PhoneText } from '#ui/text/phone-text.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Cell({ fieldKey, record }: ValueProps<PhoneField>) {
  const text = textOf(record[fieldKey]);
  return text === '' ? <NoValue /> : <PhoneText>{text}</PhoneText>;
}

export const Filter = null;
export const part = 'code';
