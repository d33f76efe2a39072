import type { RowsField } from '#contract/kinds/rows.ts';
import { countKey } from '#contract/field-keys.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import type { ValueProps } from './field-view.ts';

/** How many there are: a list does not load them. */
export function Cell({ fieldKey, record }: ValueProps<RowsField>) {
  return <Ltr>{String(record[countKey(fieldKey)] ?? 0)}</Ltr>;
}

export const Filter = null;
export const needsLabel = true;
