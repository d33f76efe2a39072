import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '#contract/dashboard.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { Change } from './compared-figure.tsx';
import styles from './dashboard-screen.module.css';

const ContactChart = lazyWithRetry(async () => (await import('./charts/contact-chart.tsx')).ContactChart);

interface FirstContactProps {
  contact: Dashboard['firstContact'];
  /** The period that the number is of, in words. */
  lastDays: string;
}

/** How long clients wait for the first word: half of them shorter, half longer. */
export function FirstContact({ contact, lastDays }: FirstContactProps) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  const { hours, before, kept, weeks } = contact;
  const inHours = (value: number) => t('dashboard:hours', { hours: rounded(value) });
  const share = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return (
    <ChartPanel
      title={t('dashboard:medianFirstReply')}
      aside={<small>{lastDays}</small>}
      table={{
        head: [t('dashboard:week'), t('dashboard:medianFirstReply')],
        rows: weeks.map(({ week, hours: median }) => [
          formatDate({ at: week, language, style: 'dayMonth' }),
          median === null ? '—' : inHours(median),
        ]),
      }}
    >
      {hours === null ? (
        <p className={styles.nothing}>{t('dashboard:noContact')}</p>
      ) : (
        <>
          <p className={styles.figure}>
            <bdi>{inHours(hours)}</bdi>
            {before !== null && <Change now={hours} before={before} />}
          </p>
          {kept !== null && (
            <p className={styles.note}>{t('dashboard:kept', { share: share.format(kept) })}</p>
          )}
        </>
      )}
      {weeks.filter((week) => week.hours !== null).length > 1 && (
        <LazyBoundary placeholder={<Skeleton height={120} />}>
          <ContactChart weeks={weeks} />
        </LazyBoundary>
      )}
    </ChartPanel>
  );
}

const rounded = (hours: number): number => (hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours));
