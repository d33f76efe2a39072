import type { ReactNode } from 'react';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { classes } from '#ui/layout/classes.ts';
import { formatDate } from '#ui/text/format-date.ts';
import styles from './place-time.module.css';
import { useIsClockPending, usePlaceClock } from './place-clock.tsx';

interface ExactTimeProps {
  at: string;
  /** With its day, or the hour alone. Default: with its day. */
  style?: 'dateTime' | 'time';
  className?: string | undefined;
  /** What stands behind it. Default: nothing. */
  children?: ReactNode;
}

/** A moment to the minute, by the clock of the office it belongs to: until that is known, only its room. */
export function ExactTime({ at, style = 'dateTime', className, children }: ExactTimeProps) {
  const { language } = useLanguage();
  const clock = usePlaceClock();
  const isPending = useIsClockPending();
  return (
    <time dateTime={at} className={classes(className, isPending && styles.pending)}>
      {formatDate({ at, language, style, ...(clock && { timeZone: clock.timeZone }) })}
      {children}
    </time>
  );
}
