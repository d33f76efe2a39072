import type { DateTimeField } from '#contract/kinds/date-time.ts';
import { usePlaceClock } from '../places/place-clock.tsx';
import type { InputProps } from './field-view.ts';
import { textOf } from '../fields/use-input-words.tsx';
import { useTranslation } from 'react-i18next';
import { localTime, momentAt } from '#contract/zoned-time.ts';
import { LineInput } from '../fields/line-input.tsx';
import { useHijriHelp } from '../fields/use-hijri-help.ts';

export function Input({ control, field, ...props }: InputProps<DateTimeField>) {
  const clock = usePlaceClock();
  const { t } = useTranslation(['times']);
  const own = control(props.fieldKey);
  const ownControl = () => ({
    ...own,
    value: clock ? localTime(textOf(own.value), clock.timeZone) : '',
    onChange: (value: unknown) =>
      own.onChange(value === '' ? null : momentAt(String(value), clock?.timeZone)),
  });
  const help = useHijriHelp(field, own.value, {
    text: clock ? t('times:timeZone', { city: clock.name }) : t('times:clockPending'),
    timeZone: clock?.timeZone,
  });
  return (
    <LineInput
      {...props}
      field={{ ...field, ...help }}
      control={ownControl}
      type="datetime-local"
      name={own.path}
      isReadOnly={clock === null}
      // With years of four digits a browser goes on to the month after the fourth.
      max="9999-12-31T23:59"
      direction="ltr"
    />
  );
}
