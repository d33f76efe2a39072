import { useLanguage } from '#providers/i18n/use-language.ts';
import type { OfficeZone } from '#contract/office-zones.ts';
import { formatDate } from './format-date.ts';
import styles from './whole-numbers.module.css';

interface HijriDayProps {
  /** A day, `2026-03-14`, or a moment in ISO 8601. */
  at: string;
  /** The office whose clock says which day it is. Default: the firm's. */
  timeZone?: OfficeZone | undefined;
}

/** The same day by the Hijri calendar (Umm al-Qura). The year names the calendar. */
export function HijriDay({ at, timeZone }: HijriDayProps) {
  const { language } = useLanguage();
  return (
    <bdi className={styles.number}>
      <time dateTime={at}>{formatDate({ at, language, style: 'hijri', ...(timeZone && { timeZone }) })}</time>
    </bdi>
  );
}
