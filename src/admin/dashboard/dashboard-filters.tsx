import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type DashboardQuery, PERIODS } from '#contract/dashboard.ts';
import { useRecords } from '../refine/use-record-list.ts';
import { branches as offices } from '#resources/branches.ts';
import { PlaceGlyph } from '../places/place-glyph.tsx';
import styles from './dashboard-screen.module.css';

const WORDS = { 7: 'dashboard:period7', 30: 'dashboard:period30', 90: 'dashboard:period90' } as const;

/** Which office, and how far back; both stand in the address. */
export function DashboardFilters({ query }: { query: DashboardQuery }) {
  const { t } = useTranslation(['dashboard']);
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
    <div className={styles.filters}>
      <SegmentedControl
        aria-label={t('dashboard:office')}
        value={String(query.branchId ?? ALL)}
        onChange={(id) => show({ ...query, branchId: id === ALL ? undefined : Number(id) })}
        data={[
          { value: ALL, label: t('dashboard:allBranches') },
          ...(data?.data ?? []).map(({ id, name }) => ({
            value: String(id),
            label: (
              <>
                <PlaceGlyph id={id} />
                {name}
              </>
            ),
          })),
        ]}
      />
      <SegmentedControl
        aria-label={t('dashboard:period')}
        value={String(query.days)}
        onChange={(chosen) => show({ ...query, days: PERIODS.find((days) => String(days) === chosen) ?? 30 })}
        data={PERIODS.map((days) => ({ value: String(days), label: t(WORDS[days]) }))}
      />
    </div>
  );
}

/** No office has this number. */
const ALL = '0';
