import type { FieldKind } from '#contract/field-kind.ts';
import type { Field } from '#contract/fields.ts';

type Ordering = NonNullable<FieldKind<Field>['order']>;

/** The column of a text, and that of its half in the other language, which is read where the first one is empty. */
export interface TextColumns {
  readonly column: string;
  readonly other?: string | undefined;
}

/** A text as it is read in a language, or in the other one where that half is empty (R12). */
export const shownText = ({ column, other }: TextColumns): string =>
  other === undefined ? column : `coalesce(nullif(${column}, ''), ${other})`;

/**
 * What a list is ordered by, of a column: texts by their folded form, byte by byte, so that both databases agree.
 * `order_text` is `fold_text` behind a name that planners leave alone, so that they find its values in an index.
 */
export function orderExpression(order: Ordering, columns: TextColumns): string {
  const shown = shownText(columns);
  switch (order) {
    case 'folded':
      return `order_text(${shown}) collate "C"`;
    case 'bytes':
      return `${shown} collate "C"`;
    case 'native':
      return shown;
  }
}

/**
 * The columns of an index of it, ties by id. Behind an expression stand the columns too: planners read an index alone
 * only where it has every column that the query names.
 * @param isLong an index has no room for both halves beside it
 */
export function orderColumns(order: Ordering, columns: TextColumns, isLong = false): string[] {
  const expression = orderExpression(order, columns);
  const { column, other = [] } = columns;
  if (order !== 'folded') return [expression, '"id"'];
  return [`(${expression})`, '"id"', ...(isLong ? [] : [column, other].flat())];
}
