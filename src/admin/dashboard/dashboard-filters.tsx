import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type DashboardQuery, PERIODS } from '#contract/dashboard.ts';
import { useRecords } from '../refine/use-record-list.ts';
import { useLanguage } from '#providers/use-language.ts';
import { branches as offices } from '#resources/branches.ts';
import { OfficeGlyph } from '../branches/office-glyph.tsx';
import styles from './dashboard-screen.module.css';

const WORDS = { 7: 'dashboard.period7', 30: 'dashboard.period30', 90: 'dashboard.period90' } as const;

/** Which office, and how far back; both stand in the address. */
export function DashboardFilters({ query }: { query: DashboardQuery }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [, setParams] = useSearchParams();
  const { data } = useRecords(offices);
  const show = ({ days, branchId }: DashboardQuery) =>
    setParams(
      {
        ...(days === 30 ? {} : { Days: String(days) }),
        ...(branchId === undefined ? {} : { BranchId: String(branchId) }),
      },
      { replace: true },
    );
  return (
    <>
      <div role="group" aria-label={t('dashboard.office')} className={styles.segments} lang={language}>
        {[undefined, ...(data?.data ?? [])].map((office) => (
          <button
            key={office?.id ?? 0}
            type="button"
            className={styles.segment}
            aria-pressed={query.branchId === office?.id}
            onClick={() => show({ ...query, branchId: office?.id })}
          >
            {office && <OfficeGlyph id={office.id} />}
            {office ? office.name : t('dashboard.allBranches')}
          </button>
        ))}
      </div>
      <div role="group" aria-label={t('dashboard.period')} className={styles.segments}>
        {PERIODS.map((days) => (
          <button
            key={days}
            type="button"
            className={styles.segment}
            aria-pressed={query.days === days}
            onClick={() => show({ ...query, days })}
          >
            {t(WORDS[days])}
          </button>
        ))}
      </div>
    </>
  );
}
