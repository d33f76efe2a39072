import type { NumberField } from '#contract/kinds/number.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import type { FilterProps, ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { RangeFilter } from '../fields/range-filter.tsx';

export function Cell({ fieldKey, record }: ValueProps<NumberField>) {
  const value = record[fieldKey];
  return typeof value === 'number' ? <Ltr>{value}</Ltr> : <NoValue />;
}

export const Filter = (props: FilterProps<NumberField>) => <RangeFilter {...props} kind="number" />;
export const needsLabel = true;
