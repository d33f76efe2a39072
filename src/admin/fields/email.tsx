import type { EmailField } from '#contract/fields.ts';
import { Ltr } from '#ui/ltr.tsx';
import type { InputProps, ValueProps } from './field-view.ts';
import { LineInput } from './line-input.tsx';
import { NoValue } from './no-value.tsx';
import { textOf } from './use-input-words.tsx';

export const Input = (props: InputProps<EmailField>) => <LineInput {...props} type="email" direction="ltr" />;

export function Cell({ fieldKey, record }: ValueProps<EmailField>) {
  const text = textOf(record[fieldKey]);
  return text === '' ? <NoValue /> : <Ltr>{text}</Ltr>;
}

export function Show({ fieldKey, record }: ValueProps<EmailField>) {
  const text = textOf(record[fieldKey]);
  if (text === '') return <NoValue />;
  return (
    <a href={`mailto:${text}`}>
      <Ltr>{text}</Ltr>
    </a>
  );
}

export const Filter = null;
