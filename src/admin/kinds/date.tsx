import type { DateField } from '#contract/kinds/date.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { HijriDay } from '#ui/text/hijri-day.tsx';
import { DueDay } from '../fields/due-day.tsx';
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

export function Show(props: ValueProps<DateField>) {
  const { field, record } = props;
  const day = textOf(record[props.fieldKey]);
  if (day === '') return <Cell {...props} />;
  return (
    <span>
      {isDue(field, record) ? <DueDay day={day} isWhole /> : <Cell {...props} />}
      {field.hijri && (
        <>
          {' · '}
          <HijriDay at={day} />
        </>
      )}
    </span>
  );
}

/** Whether it is still to be done. */
const isDue = ({ dueWhile }: DateField, record: ValueProps<DateField>['record']): boolean =>
  dueWhile?.in.includes(textOf(record[dueWhile.field])) ?? false;

export const Filter = (props: FilterProps<DateField>) => <RangeFilter {...props} kind="date" />;
