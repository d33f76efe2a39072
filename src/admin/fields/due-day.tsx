import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { localTime } from '#contract/zoned-time.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import styles from './due-day.module.css';

const DAY = 86_400_000;

interface DueDayProps {
  day: string;
  /** The day itself is told under what is said of it: where there is room. */
  isWhole?: boolean;
}

/** A day by which something has to be done: late and due today are said by word, sign and colour. */
export function DueDay({ day, isWhole = false }: DueDayProps) {
  const { t } = useTranslation(['lists', 'status']);
  const { language } = useLanguage();
  const [today] = useState(() => localTime(new Date().toISOString(), FIRM_ZONE).slice(0, 10));
  const late = Math.round((Date.parse(today) - Date.parse(day)) / DAY);
  const date = formatDate({ at: day, language, style: 'date' });
  if (late < 0)
    return (
      <time dateTime={day} data-due>
        {date}
      </time>
    );
  const Icon = late > 0 ? IconAlertTriangle : IconCalendarDue;
  const said = (
    <time dateTime={day} title={date} className={styles.due} data-due data-late={late > 0 || undefined}>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      {late > 0 ? t('lists:daysLate', { count: late }) : t('status:dueToday')}
    </time>
  );
  if (!isWhole) return said;
  return (
    <>
      <span className={styles.line}>{said}</span> {date}
    </>
  );
}
