import type { DateField } from '#contract/kinds/date.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { DueDay } from '../fields/due-day.tsx';
import { isDue } from '../fields/is-due.ts';
import type { FilterProps, ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import { RangeFilter } from '../fields/range-filter.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Cell({ fieldKey, field, record }: ValueProps<DateField>) {
  const { language } = useLanguage();
  const day = textOf(record[fieldKey]);
  if (day === '') return <NoValue />;
  if (isDue(field, record)) return <DueDay day={day} />;
  return <time dateTime={day}>{formatDate({ at: day, language, style: 'date' })}</time>;
}

export const Filter = (props: FilterProps<DateField>) => <RangeFilter {...props} kind="date" />;
