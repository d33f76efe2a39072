import type { DateTimeField } from '#contract/kinds/date-time.ts';
import { PlaceTime } from '../places/place-time.tsx';
import type { FilterProps, ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { RangeFilter } from '../fields/range-filter.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Cell({ fieldKey, record }: ValueProps<DateTimeField>) {
  const at = textOf(record[fieldKey]);
  return at === '' ? <NoValue /> : <PlaceTime at={at} />;
}

export const Filter = (props: FilterProps<DateTimeField>) => <RangeFilter {...props} kind="date" />;
export const part = 'time';
