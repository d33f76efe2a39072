import { useTranslation } from 'react-i18next';
import type { DateTimeField } from '#contract/fields.ts';
import type { Words } from '#contract/language.ts';
import { localTime, momentAt } from '#contract/zoned-time.ts';
import type { InputProps } from '../fields/field-view.ts';
import { LineInput } from '../fields/line-input.tsx';
import { textOf } from '../fields/use-input-words.tsx';
import { usePlaceClock } from '../place-clock.tsx';

export function Input({ control, field, ...props }: InputProps<DateTimeField>) {
  const clock = usePlaceClock();
  const { t } = useTranslation('admin');
  const ownControl: typeof control = (key) => {
    const own = control(key);
    const moment = textOf(own.value);
    return {
      ...own,
      value: clock ? localTime(moment, clock.timeZone) : toLocal(moment),
      onChange: (value) => {
        const typed = String(value);
        if (typed === '') own.onChange(null);
        else own.onChange(clock ? momentAt(typed, clock.timeZone) : new Date(typed).toISOString());
      },
    };
  };
  const help = clock && { help: inBoth(t('adminConsultations.timeZone', { city: clock.name })) };
  return (
    <LineInput
      {...props}
      field={{ ...field, ...help }}
      control={ownControl}
      type="datetime-local"
      direction="ltr"
    />
  );
}

/** Words that are in the reader's language already, in the place of words in both. */
const inBoth = (words: string): Words => ({ ar: words, en: words });

/** The browser's own control wants the person's clock, without a zone. */
function toLocal(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
