import type { NumberField } from '#contract/fields.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import type { FilterProps, ValueProps } from './field-view.ts';
import { NoValue } from './no-value.tsx';
import { RangeFilter } from './range-filter.tsx';

export function Cell({ fieldKey, record }: ValueProps<NumberField>) {
  const value = record[fieldKey];
  return typeof value === 'number' ? <Ltr>{value}</Ltr> : <NoValue />;
}

export const Show = Cell;

export const Filter = (props: FilterProps<NumberField>) => <RangeFilter {...props} kind="number" />;
