import type { PhoneField } from '#contract/kinds/phone.ts';
import { phoneLink } from '#ui/text/phone-links.ts';
import { PhoneText } from '#ui/text/phone-text.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Show({ fieldKey, record }: ValueProps<PhoneField>) {
  const text = textOf(record[fieldKey]);
  if (text === '') return <NoValue />;
  return (
    <a href={phoneLink(text)}>
      <PhoneText>{text}</PhoneText>
    </a>
  );
}
