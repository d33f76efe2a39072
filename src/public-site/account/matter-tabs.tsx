import { useTranslation } from 'react-i18next';
import { type Matter, matterNamed, startPath } from '#contract/matter.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { matters } from '#resources/matters.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TabCount } from '#ui/layout/tab-list.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { MatterList } from './matter-list.tsx';
import styles from './matter-list.module.css';
import { MatterSearch } from './matter-search.tsx';
import { type MatterFilter, useMatterFilter } from './use-matter-filter.ts';
import { useMatterCounts } from './use-matters.ts';

/** The kinds of matter (A18), each with how many there are, what to find among them and the rows. */
export function MatterTabs() {
  const { t } = useTranslation(['profile']);
  const { filter, change } = useMatterFilter();
  return (
    <Tabs
      label={t('profile:title')}
      tabs={matters.map((kind) => ({
        key: kind.name,
        label: <MatterTabLabel kind={kind} />,
      }))}
      value={filter.kind.name}
      onChange={(name) => change({ kind: matterNamed(matters, name) ?? filter.kind })}
    >
      {/* What is kept of one kind until the next answer is no answer for another. */}
      <MatterTab key={filter.kind.name} filter={filter} onChange={change} />
    </Tabs>
  );
}

interface MatterTabProps {
  filter: MatterFilter;
  onChange: (next: Partial<MatterFilter>) => void;
}

function MatterTab({ filter, onChange }: MatterTabProps) {
  const { t } = useTranslation(['requestDetail', 'common']);
  const { language } = useLanguage();
  const found = useMatterCounts(filter.kind, filter.search);
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count})`;
  return (
    <>
      <div className={styles.filters}>
        <MatterSearch search={filter.search} onSearch={(search) => onChange({ search })} />
        <SelectField
          label={t('requestDetail:status')}
          value={filter.status}
          onChange={(event) => onChange({ status: event.currentTarget.value })}
          options={[
            { value: '', label: withCount(t('common:all'), found?.total) },
            ...Object.entries(filter.kind.workflow.states).map(([status, words]) => ({
              value: status,
              label: withCount(words[language], found?.counts[status]),
            })),
          ]}
        />
      </div>
      {/* Forms that are hand-made have their own ways in. */}
      {filter.kind.portal.form.page === undefined && (
        <p className={styles.start}>
          <ButtonLink to={startPath(filter.kind)}>{filter.kind.portal.words.start[language]}</ButtonLink>
        </p>
      )}
      <MatterList filter={filter} onChange={onChange} />
    </>
  );
}

function MatterTabLabel({ kind }: { kind: Matter }) {
  const { language } = useLanguage();
  return (
    <>
      {kind.portal.words.tab[language]}
      <TabCount count={useMatterCounts(kind, '')?.total} />
    </>
  );
}
