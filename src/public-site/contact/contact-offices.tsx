import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { useOffices, useSpecialDays } from '../use-offices.ts';
import styles from './contact-offices.module.css';
import { OfficeCard } from './office-card.tsx';

/** Every office with its hours, its address and the ways to it. */
export function ContactOffices() {
  const { t } = useTranslation(['contact']);
  const { language } = useLanguage();
  const { data, error, refetch } = useOffices();
  const specialDaysOf = useSpecialDays();
  return (
    <section aria-labelledby="offices-title">
      <h2 id="offices-title" className={styles.title}>
        {t('contact:officesTitle')}
      </h2>
      {error !== null && !data && (
        <ErrorPanel title={t('contact:officesFailed')} onRetry={() => void refetch()}>
          {describeFailure(error, language)}
        </ErrorPanel>
      )}
      {error === null && !data && (
        <SkeletonRegion>
          <div className={styles.waiting}>
            {[36, 120, 90].map((height) => (
              <Skeleton key={height} height={height} />
            ))}
          </div>
        </SkeletonRegion>
      )}
      {data?.data.map((office) => (
        <OfficeCard key={office.id} office={office} specialDays={specialDaysOf(office)} />
      ))}
      {data && data.data.length > 0 && <p className={styles.note}>{t('contact:hoursNote')}</p>}
    </section>
  );
}
