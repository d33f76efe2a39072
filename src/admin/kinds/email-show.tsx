import type { EmailField } from '#contract/kinds/email.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Show({ fieldKey, record }: ValueProps<EmailField>) {
  const text = textOf(record[fieldKey]);
  if (text === '') return <NoValue />;
  return (
    <a href={`mailto:${text}`}>
      <Ltr>{text}</Ltr>
    </a>
  );
}
