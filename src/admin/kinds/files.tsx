import { Ltr } from '#ui/text/ltr.tsx';
import type { ValueProps } from './field-view.ts';

/** How many there are. */
export function Cell({ fieldKey, record }: ValueProps) {
  const files = record[fieldKey];
  return <Ltr>{String(Array.isArray(files) ? files.length : 0)}</Ltr>;
}

export const Filter = null;
export const needsLabel = true;
