import { ActionIcon, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_END } from '#contract/day-end.ts';
import type { OpenInterval, WeekDay } from '#contract/week.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { dayName } from '#ui/text/opening-hours.ts';
import { Issue } from '../form/issue.tsx';
import styles from './hours.module.css';

type End = 'opens' | 'closes';
const ENDS = ['opens', 'closes'] as const;

interface HoursDayProps {
  day: WeekDay;
  /** Of the whole field: the inputs' own begin with it. */
  id: string;
  /** Of the whole week. */
  intervals: readonly OpenInterval[];
  onChange: (intervals: OpenInterval[]) => void;
  errorOf: (at: number, end: End) => ReactNode;
  /** What else can be done with this day. */
  children?: ReactNode;
}

/** One day: its intervals, and a way to add one. */
export function HoursDay({ day, id, intervals, onChange, errorOf, children }: HoursDayProps) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const name = dayName(day, language);
  const addButton = useRef<HTMLButtonElement>(null);
  const own = intervals.flatMap((interval, at) => (interval.day === day ? [{ interval, at }] : []));
  const change = (at: number, end: End, value: string) =>
    onChange(intervals.map((interval, place) => (place === at ? { ...interval, [end]: value } : interval)));
  const add = () => {
    const last = own.at(-1)?.interval;
    onChange([...intervals, { day, opens: last ? '' : '09:00', closes: last ? '' : '18:00' }]);
  };
  return (
    <div className={styles.day} role="group" aria-label={name}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <div className={styles.intervals}>
        {own.length === 0 && <span className={styles.closed}>{t('records:closed')}</span>}
        {own.map(({ interval, at }, place) => (
          <div key={at} className={styles.interval}>
            {ENDS.map((end) => (
              <TextInput
                key={end}
                id={`${id}.${at}.${end}`}
                type="time"
                dir="ltr"
                aria-label={t(end === 'opens' ? 'records:opens' : 'records:closes', { day: name })}
                aria-invalid={errorOf(at, end) ? true : undefined}
                error={errorOf(at, end) && <Issue>{errorOf(at, end)}</Issue>}
                // The control knows no 24:00.
                value={interval[end] === DAY_END ? '00:00' : interval[end]}
                onChange={(event) => change(at, end, event.currentTarget.value)}
              />
            ))}
            <PassFocus to={addButton}>
              <ActionIcon
                aria-label={t('records:removeHours', { day: name, number: place + 1 })}
                onClick={() => onChange(intervals.filter((_, other) => other !== at))}
              >
                <IconX size={16} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </PassFocus>
          </div>
        ))}
      </div>
      <div className={styles.more}>
        <ActionIcon ref={addButton} aria-label={t('records:addHours', { day: name })} onClick={add}>
          <IconPlus size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        {children}
      </div>
    </div>
  );
}
