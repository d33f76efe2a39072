import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { type HistoryEntry, valuesAfter } from '#contract/history.ts';
import { editPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { RestoreButton } from '../actions/restore-button.tsx';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { useAccess, useWritable } from '../refine/use-access.ts';
import { useRecordHistory } from '../refine/use-record-history.ts';
import { isSame } from '#contract/changed-values.ts';
import { initialValues, writableKeys } from '../form/form-values.ts';
import { RecordBar } from '../record-bar/record-bar.tsx';
import { useNeighbours } from '../record-bar/use-neighbours.ts';
import { RecordState } from '../record-state.tsx';
import { RecordTabs } from '../record-tabs.tsx';
import { titleOf } from '#contract/title-of.ts';
import { BusyButton } from '../busy-button.tsx';
import { useRecordId } from '../use-record-id.ts';
import { HistoryItem } from './history-item.tsx';
import styles from './history.module.css';
import { useAnyState } from './use-any-state.ts';

/** What was done to a record, newest first, and the way back to any version of it. */
export function HistoryScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['history', 'panel']);
  const { language } = useLanguage();
  const rights = useWritable(resource, { isNew: false });
  const named = useRecordId();
  const id = resource.onlyId ?? named;
  /** One record alone has neither a name nor a number that anybody knows. */
  const isOnly = resource.onlyId !== undefined;
  const { record, isDeleted } = useAnyState(resource, id);
  const history = useRecordHistory(resource, id);
  const neighbours = useNeighbours(resource, id);
  const { entries = [] } = history;
  const canEdit = useAccess(resource.name, 'edit', record && { record }).can;
  const mayRestore = record !== undefined && !isDeleted && canEdit;

  /** What the form must show so that saving it leads back to the version after this change. */
  const draftOf = (living: AnyRecord, entry: HistoryEntry, at: number) => {
    const today = initialValues(resource, rights, living);
    const then = valuesAfter(today, entries, at);
    const changed = writableKeys(resource, rights).filter(([key]) => !isSame(then[key], today[key]));
    return { at: entry.at, values: Object.fromEntries(changed.map(([key]) => [key, then[key]])) };
  };
  const restoreOf = (entry: HistoryEntry, at: number) => {
    const draft = mayRestore ? draftOf(record, entry, at) : null;
    if (!draft || Object.keys(draft.values).length === 0) return null;
    return { to: editPath(resource, id), state: { draft } };
  };

  return (
    <>
      <ScreenHead
        title={record && !isOnly ? titleOf(resource, record) : resource.labels.one[language]}
        aside={isOnly ? t('history:title') : t('panel:number', { id })}
        back={
          isOnly ? (
            <Breadcrumbs resource={resource} current={t('history:title')} />
          ) : (
            <RecordBar
              resource={resource}
              id={id}
              neighbours={neighbours}
              screen="/history"
              current={t('history:title')}
            />
          )
        }
        actions={record && isDeleted && <RestoreButton resource={resource} record={record} />}
      />
      {!isDeleted && !isOnly && <RecordTabs resource={resource} id={id} />}
      <RecordState resource={resource} query={history.query} />
      {isDeleted && (
        <div className={styles.notice}>
          <Notice tone="attention">{t('history:deleted')}</Notice>
        </div>
      )}
      {history.entries?.length === 0 && <EmptyState title={t('history:empty')} />}
      {entries.length > 0 && (
        <ol className={styles.entries} aria-label={t('history:title')}>
          {entries.map((entry, at) => (
            <HistoryItem
              key={entry.id}
              resource={resource}
              entry={entry}
              isCurrent={at === 0 && !isDeleted}
              restore={restoreOf(entry, at)}
            />
          ))}
        </ol>
      )}
      {history.showOlder && (
        <div className={styles.older}>
          <BusyButton variant="default" isBusy={history.isBringingOlder} onClick={history.showOlder}>
            {t('history:older')}
          </BusyButton>
        </div>
      )}
    </>
  );
}
