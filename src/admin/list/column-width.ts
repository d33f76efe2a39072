import type { AnyResource } from '#contract/define-resource.ts';
import { kindOf } from '#contract/field-kinds.ts';

/**
 * How a column takes its part of the table's width: `exact` is as wide as its values and never cut, `wide` and `share`
 * divide the rest, and what does not fit there is cut.
 */
export type ColumnWidth = 'title' | 'exact' | 'wide' | 'share';

/** @param key a field or one of the columns that every record has */
export function columnWidth(resource: AnyResource, key: string): ColumnWidth {
  if (key === resource.title) return 'title';
  const field = resource.fields[key];
  return field ? (kindOf(field).width(field) ?? 'share') : 'exact';
}
