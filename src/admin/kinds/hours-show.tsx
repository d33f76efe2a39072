import { useTranslation } from 'react-i18next';
import type { HoursField } from '#contract/kinds/hours.ts';
import { hoursOf } from '#contract/opening-hours.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { hoursLines } from '#ui/text/opening-hours.ts';
import type { ValueProps } from './field-view.ts';
import styles from '../fields/hours.module.css';
import { NoValue } from '../fields/no-value.tsx';

/** Days that are alike on one line, such as «Monday to Friday: 9 AM to 6 PM». */
export function Show({ fieldKey, record }: ValueProps<HoursField>) {
  const { t } = useTranslation(['panel', 'records']);
  const { language } = useLanguage();
  const intervals = hoursOf(record[fieldKey]);
  if (intervals.length === 0) return <NoValue />;
  return (
    <ul className={styles.lines}>
      {hoursLines(intervals, language).map(({ days, times }) => (
        <li key={days}>
          <span className={styles.days}>{days}</span>{' '}
          <span>{times.length === 0 ? t('records:closed') : times.join(t('panel:listSeparator'))}</span>
        </li>
      ))}
    </ul>
  );
}
