import type { CSSProperties } from 'react';
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

/** How narrow and how wide somebody can make a column. Pixels. */
export const COLUMN_MIN = 64;
export const COLUMN_MAX = 960;

/** What a column gets that is added beside others of chosen widths. Pixels. */
export const WIDTH_OF = { title: 280, wide: 360, share: 160, exact: 120 } as const satisfies Record<
  ColumnWidth,
  number
>;

/** A length as a property that a style sheet reads where it has columns. */
export const lengthFor = (name: '--column' | '--columns', pixels: number): CSSProperties =>
  // React's type knows no properties that a page gives a name to.
  ({ [name]: `${pixels}px` }) as CSSProperties;
