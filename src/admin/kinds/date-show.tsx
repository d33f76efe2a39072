import type { DateField } from '#contract/kinds/date.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { HijriDay } from '#ui/text/hijri-day.tsx';
import { DueDay } from '../fields/due-day.tsx';
import { isDue } from '../fields/is-due.ts';
import { textOf } from '../fields/use-input-words.tsx';
import { Cell } from './date.tsx';
import type { ValueProps } from './field-view.ts';

export function Show(props: ValueProps<DateField>) {
  const { language } = useLanguage();
  const { fieldKey, field, record } = props;
  const day = textOf(record[fieldKey]);
  if (day === '') return <Cell {...props} />;
  return (
    <span>
      {isDue(field, record) ? (
        <DueDay day={day}>
          {' '}
          <br />
          {formatDate({ at: day, language, style: 'date' })}
        </DueDay>
      ) : (
        <Cell {...props} />
      )}
      {field.hijri && (
        <>
          {/* Beside the facts of a record there is no room for both on one line. */}
          <br />
          <HijriDay at={day} />
        </>
      )}
    </span>
  );
}
