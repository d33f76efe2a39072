import type { UrlField } from '#contract/kinds/url.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Cell({ fieldKey, record }: ValueProps<UrlField>) {
  const text = textOf(record[fieldKey]);
  if (text === '') return <NoValue />;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer">
      <Ltr>{text}</Ltr>
    </a>
  );
}

export const Filter = null;
