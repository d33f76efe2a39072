import type { DateTimeField } from '#contract/kinds/date-time.ts';
import { usePlaceClock } from '../branches/place-clock.tsx';
import type { InputProps } from './field-view.ts';
import { textOf } from '../fields/use-input-words.tsx';
import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#contract/language.ts';
import { localTime, momentAt } from '#contract/zoned-time.ts';
import { LineInput } from '../fields/line-input.tsx';

export function Input({ control, field, ...props }: InputProps<DateTimeField>) {
  const clock = usePlaceClock();
  const { t } = useTranslation(['adminConsultations']);
  const ownControl: typeof control = (key) => {
    const own = control(key);
    return {
      ...own,
      value: localTime(textOf(own.value), clock?.timeZone),
      onChange: (value) => own.onChange(value === '' ? null : momentAt(String(value), clock?.timeZone)),
    };
  };
  const help = clock && { help: inBoth(t('adminConsultations:timeZone', { city: clock.name })) };
  return (
    <LineInput
      {...props}
      field={{ ...field, ...help }}
      control={ownControl}
      type="datetime-local"
      // With years of four digits a browser goes on to the month after the fourth.
      max="9999-12-31T23:59"
      direction="ltr"
    />
  );
}

/** Words that are in the reader's language already, in the place of words in both. */
const inBoth = (words: string): LocalizedText => ({ ar: words, en: words });
