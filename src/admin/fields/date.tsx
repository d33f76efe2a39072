import type { DateField } from '#contract/fields.ts';
import { useLanguage } from '#providers/use-language.ts';
import { formatDate } from '#ui/format-date.ts';
import type { FilterProps, InputProps, ValueProps } from './field-view.ts';
import { LineInput } from './line-input.tsx';
import { NoValue } from './no-value.tsx';
import { RangeFilter } from './range-filter.tsx';
import { textOf } from './use-input-words.tsx';

export function Input({ control, ...props }: InputProps<DateField>) {
  const ownControl: typeof control = (key) => {
    const own = control(key);
    return { ...own, onChange: (value) => own.onChange(value === '' ? null : value) };
  };
  return <LineInput {...props} control={ownControl} type="date" direction="ltr" />;
}

export function Cell({ fieldKey, record }: ValueProps<DateField>) {
  const { language } = useLanguage();
  const day = textOf(record[fieldKey]);
  if (day === '') return <NoValue />;
  return <time dateTime={day}>{formatDate({ at: day, language, style: 'date' })}</time>;
}

export const Show = Cell;
export const Filter = (props: FilterProps<DateField>) => <RangeFilter {...props} kind="date" />;
