import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';

/**
 * How a column takes its part of the table's width: `exact` is as wide as its values and never cut, `wide` and `share`
 * divide the rest, and what does not fit there is cut.
 */
export type ColumnWidth = 'title' | 'exact' | 'wide' | 'share';

/** @param key a field or one of the columns that every record has */
export function columnWidth(resource: AnyResource, key: string): ColumnWidth {
  if (key === resource.title) return 'title';
  const field = resource.fields[key];
  return field ? widthOf(field) : 'exact';
}

function widthOf(field: Field): ColumnWidth {
  if (EXACT.includes(field.type)) return 'exact';
  // An office's name is a city's: people's names, which are longer, take the room.
  if (field.type === 'reference' && field.widget === 'office') return 'exact';
  return field.type === 'longText' || 'long' in field ? 'wide' : 'share';
}

/** What is short, or means something else when its end is missing. */
const EXACT: readonly Field['type'][] = [
  'boolean',
  'date',
  'dateTime',
  'email',
  'files',
  'image',
  'number',
  'phone',
  'select',
];
