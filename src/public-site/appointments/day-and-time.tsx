import type { ComponentProps } from 'react';
import { dayIn } from '#contract/day-in.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ChoiceTiles } from '#ui/fields/choice-tiles.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import type { Office } from '../use-offices.ts';

interface DayAndTimeProps extends Omit<ComponentProps<typeof ChoiceTiles>, 'options'> {
  /** Moments, soonest first. */
  slots: readonly string[];
  /** On whose clock they are told. */
  timeZone: Office['timeZone'];
  /** '' for none: then there are no times to choose from. */
  day: string;
  dayField: Pick<ComponentProps<typeof SelectField>, 'name' | 'label' | 'placeholder'>;
  onDay: (day: string) => void;
  /** A tile behind the times. Default: times alone. */
  none?: { value: string; label: string } | undefined;
}

/** One of the days on which something is free, and one of the times of that day. */
export function DayAndTime({ slots, timeZone, day, dayField, onDay, none, ...tiles }: DayAndTimeProps) {
  const { language } = useLanguage();
  const written = (at: string, style: 'weekday' | 'time') => formatDate({ at, language, style, timeZone });
  const firsts = [...daysOf(slots, timeZone)];
  const times = slots.filter((at) => dayIn(new Date(at), timeZone) === day);
  return (
    <>
      <SelectField
        {...dayField}
        value={day}
        onChange={({ currentTarget: { value } }) => onDay(value)}
        options={firsts.map(([value, at]) => ({ value, label: written(at, 'weekday') }))}
      />
      {day !== '' && (
        <ChoiceTiles
          {...tiles}
          options={[
            ...times.map((value) => ({ value, label: written(value, 'time') })),
            ...(none ? [none] : []),
          ]}
        />
      )}
    </>
  );
}

/** The days of these moments, each with its first one. */
export function daysOf(slots: readonly string[], timeZone: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const at of slots) {
    const day = dayIn(new Date(at), timeZone);
    if (!days.has(day)) days.set(day, at);
  }
  return days;
}
