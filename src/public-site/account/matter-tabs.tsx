import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { MatterList } from './matter-list.tsx';
import styles from './matter-list.module.css';
import { MatterSearch } from './matter-search.tsx';
import { MATTER_KINDS } from './matters.ts';
import { statusPresentationOf } from './status-presentation.ts';
import { useMatterFilter } from './use-matter-filter.ts';
import { useMatterCounts } from './use-matters.ts';

/** Requests and consultations (A18), each with how many there are, what to find among them and the rows. */
export function MatterTabs() {
  const { t } = useTranslation(['profile', 'requestDetail', 'status', 'common']);
  const { filter, change } = useMatterFilter();
  const totals = {
    requests: useMatterCounts('requests', '')?.total,
    consultations: useMatterCounts('consultations', '')?.total,
  };
  const found = useMatterCounts(filter.kind, filter.search);
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count})`;
  return (
    <Tabs
      label={t('profile:title')}
      tabs={MATTER_KINDS.map((kind) => ({
        key: kind,
        label: t(kind === 'requests' ? 'profile:tabServices' : 'profile:tabConsultations'),
        count: totals[kind],
      }))}
      value={filter.kind}
      onChange={(kind) => change({ kind })}
    >
      <div className={styles.filters}>
        <MatterSearch key={filter.kind} search={filter.search} onSearch={(search) => change({ search })} />
        <SelectField
          label={t('requestDetail:status')}
          value={filter.status}
          onChange={(event) => change({ status: event.currentTarget.value })}
          options={[
            { value: '', label: withCount(t('common:all'), found?.total) },
            ...statusPresentationOf(filter.kind).map(({ status, label }) => ({
              value: status,
              label: withCount(t(label), found?.counts[status]),
            })),
          ]}
        />
      </div>
      <MatterList filter={filter} onChange={change} />
    </Tabs>
  );
}
