import type { EmailField } from '#contract/fields.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from './no-value.tsx';
import { textOf } from './use-input-words.tsx';

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
