import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import styles from './due-day.module.css';
import { useToday } from './use-today.ts';

const DAY = 86_400_000;

/** By how many days a day is past where the firm is; 0 is today, below it is to come. */
export function useDaysLate(day: string): number {
  return Math.round((Date.parse(useToday()) - Date.parse(day)) / DAY);
}

interface DueDayProps {
  day: string;
  /** Stands behind what is said in the place of the day. */
  children?: ReactNode;
}

/** A day by which something has to be done: late and due today are said by word, sign and colour. */
export function DueDay({ day, children }: DueDayProps) {
  const { t } = useTranslation(['lists', 'status']);
  const { language } = useLanguage();
  const late = useDaysLate(day);
  const date = formatDate({ at: day, language, style: 'date' });
  if (late < 0)
    return (
      <time dateTime={day} data-due>
        {date}
      </time>
    );
  const Icon = late > 0 ? IconAlertTriangle : IconCalendarDue;
  return (
    <>
      <time dateTime={day} title={date} className={styles.due} data-due data-late={late > 0 || undefined}>
        <Icon size={16} stroke={1.6} aria-hidden="true" />
        {late > 0 ? t('lists:daysLate', { count: late }) : t('status:dueToday')}
      </time>
      {children}
    </>
  );
}
