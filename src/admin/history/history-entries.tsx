import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '#contract/changed-values.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type HistoryEntry, valuesAtRevision } from '#contract/history.ts';
import { editPath } from '#contract/resource-paths.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { BusyButton } from '../busy-button.tsx';
import { initialValues, writableKeys } from '../form/form-values.ts';
import { RecordState } from '../record-state.tsx';
import { PlaceClock } from '../places/place-clock.tsx';
import { useAccess, useWritable } from '../refine/use-access.ts';
import { useRecordHistory } from '../refine/use-record-history.ts';
import { HistoryItem } from './history-item.tsx';
import styles from './history.module.css';

interface HistoryEntriesProps {
  resource: AnyResource;
  id: number;
  /** As it is today, or lies in the trash; undefined until it has come. */
  record: AnyRecord | undefined;
  isDeleted: boolean;
  /** It may still come, and with it the office whose clock its times are told by. */
  isPending: boolean;
}

/** What was done to one record, each with the way back to the version that it left. */
export function HistoryEntries({ resource, id, record, isDeleted, isPending }: HistoryEntriesProps) {
  const { t } = useTranslation(['history']);
  const rights = useWritable(resource, { isNew: false });
  const history = useRecordHistory(resource, id);
  const { query } = history;
  const entries = (isPending ? undefined : history.entries) ?? [];
  const hasCome = !isPending && history.entries !== undefined;
  const canEdit = useAccess(resource.name, 'edit', record && { record }).can;
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(0);
  /** The first of those that were asked for last. */
  const [firstOlder] = useState(() => ({
    get current() {
      return list.current?.children[shown.current] ?? null;
    },
  }));
  const showOlder = history.showOlder;
  const mayRestore = record !== undefined && !isDeleted && canEdit;

  /** What the form must show so that saving it leads back to the version after this change. */
  const draftOf = (living: AnyRecord, entry: HistoryEntry, at: number) => {
    const today = initialValues(resource, rights, living);
    const then = valuesAtRevision(today, entries, at);
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
      <RecordState
        resource={resource}
        query={{ isPending: query.isPending || isPending, error: query.error, refetch: query.refetch }}
      />
      {isDeleted && (
        <div className={styles.notice}>
          <Notice tone="attention">{t('history:deleted')}</Notice>
        </div>
      )}
      {hasCome && entries.length === 0 && <EmptyState title={t('history:empty')} />}
      {entries.length > 0 && (
        <PlaceClock resource={resource} record={record}>
          <ol ref={list} className={styles.entries} aria-label={t('history:title')}>
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
        </PlaceClock>
      )}
      {hasCome && showOlder && (
        <PassFocus className={styles.older} to={firstOlder}>
          <BusyButton
            variant="default"
            isBusy={history.isBringingOlder}
            onClick={() => {
              shown.current = entries.length;
              showOlder();
            }}
          >
            {t('history:older')}
          </BusyButton>
        </PassFocus>
      )}
    </>
  );
}
