import type { FieldKind } from '#contract/field-kind.ts';
import type { Field } from '#contract/fields.ts';

type Ordering = NonNullable<FieldKind<Field>['order']>;

/**
 * What a list is ordered by, of a column: texts by their folded form, byte by byte, so that both databases agree.
 * `order_text` is `fold_text` behind a name that planners leave alone, so that they find its values in an index.
 */
export function orderExpression(order: Ordering, column: string): string {
  switch (order) {
    case 'folded':
      return `order_text(${column}) collate "C"`;
    case 'bytes':
      return `${column} collate "C"`;
    case 'native':
      return column;
  }
}

/**
 * The columns of an index of it, ties by id. Behind an expression stands the column too: planners read an index alone
 * only where it has every column that the query names.
 */
export function orderColumns(order: Ordering, column: string): string[] {
  const expression = orderExpression(order, column);
  return order === 'folded' ? [`(${expression})`, '"id"', column] : [expression, '"id"'];
}
