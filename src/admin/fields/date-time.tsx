import type { DateTimeField } from '#contract/fields.ts';
import { useLanguage } from '#providers/use-language.ts';
import { formatDate } from '#ui/format-date.ts';
import type { FilterProps, InputProps, ValueProps } from './field-view.ts';
import { LineInput } from './line-input.tsx';
import { Moment } from './moment.tsx';
import { NoValue } from './no-value.tsx';
import { RangeFilter } from './range-filter.tsx';
import { textOf } from './use-input-words.tsx';

export function Input({ control, ...props }: InputProps<DateTimeField>) {
  const ownControl: typeof control = (key) => {
    const own = control(key);
    return {
      ...own,
      value: toLocal(textOf(own.value)),
      onChange: (value) => own.onChange(value === '' ? null : new Date(String(value)).toISOString()),
    };
  };
  return <LineInput {...props} control={ownControl} type="datetime-local" direction="ltr" />;
}

/** The browser's own control wants the person's clock, without a zone. */
function toLocal(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function Cell({ fieldKey, record }: ValueProps<DateTimeField>) {
  const at = textOf(record[fieldKey]);
  return at === '' ? <NoValue /> : <Moment at={at} />;
}

export function Show({ fieldKey, record }: ValueProps<DateTimeField>) {
  const { language } = useLanguage();
  const at = textOf(record[fieldKey]);
  if (at === '') return <NoValue />;
  return <time dateTime={at}>{formatDate({ at, language, style: 'dateTime' })}</time>;
}

export const Filter = (props: FilterProps<DateTimeField>) => <RangeFilter {...props} kind="date" />;
