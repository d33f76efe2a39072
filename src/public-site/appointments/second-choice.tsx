import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#contract/day-in.ts';
import type { Office } from '../use-offices.ts';
import { DayAndTime, daysOf } from './day-and-time.tsx';

export interface SecondChoiceProps {
  /** A moment; '' for none. */
  chosen: string;
  onChoose: (at: string) => void;
  error?: ReactNode;
}

interface FreeTimes {
  /** What is free beside the first choice, soonest first. */
  slots: readonly string[];
  timeZone: Office['timeZone'];
}

/** Another time that would do, or none. */
export function SecondChoice({ chosen, onChoose, error, slots, timeZone }: SecondChoiceProps & FreeTimes) {
  const { t } = useTranslation(['consultations']);
  const [openDay, setOpenDay] = useState('');
  const chosenDay = chosen === '' ? '' : dayIn(new Date(chosen), timeZone);
  return (
    <DayAndTime
      slots={slots}
      timeZone={timeZone}
      day={daysOf(slots, timeZone).has(openDay) ? openDay : chosenDay}
      dayField={{
        name: 'secondDay',
        label: t('consultations:slotSecond'),
        placeholder: t('consultations:slotNoSecond'),
      }}
      onDay={(day) => {
        setOpenDay(day);
        onChoose('');
      }}
      name="secondChoiceAt"
      label={t('consultations:slotSecondTime')}
      isOptional
      value={chosen}
      onChange={onChoose}
      error={error}
    />
  );
}
