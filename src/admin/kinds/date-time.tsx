import type { DateTimeField } from '#contract/kinds/date-time.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { HijriDay } from '#ui/text/hijri-day.tsx';
import { usePlaceClock } from '../branches/place-clock.tsx';
import type { FilterProps, ValueProps } from './field-view.ts';
import { Moment } from '../fields/moment.tsx';
import { NoValue } from '../fields/no-value.tsx';
import { RangeFilter } from '../fields/range-filter.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Cell({ fieldKey, record }: ValueProps<DateTimeField>) {
  const at = textOf(record[fieldKey]);
  return at === '' ? <NoValue /> : <Moment at={at} />;
}

export function Show({ fieldKey, field, record }: ValueProps<DateTimeField>) {
  const { language } = useLanguage();
  const clock = usePlaceClock();
  const at = textOf(record[fieldKey]);
  if (at === '') return <NoValue />;
  const time = (
    <time dateTime={at}>
      {formatDate({ at, language, style: 'dateTime', ...(clock && { timeZone: clock.timeZone }) })}
    </time>
  );
  if (!field.hijri) return time;
  return (
    <span>
      {time} · <HijriDay at={at} timeZone={clock?.timeZone} />
    </span>
  );
}

export const Filter = (props: FilterProps<DateTimeField>) => <RangeFilter {...props} kind="date" />;
