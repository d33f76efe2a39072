import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { threadCall } from '#providers/calls/thread-calls.ts';
import { usePlaceClock } from '../places/place-clock.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { SkeletonLines } from '../skeleton-lines.tsx';
import { TimelineEntry } from './timeline-entry.tsx';
import styles from './timeline.module.css';

/** Everything that was done and written, the newest first. */
export function Timeline({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['thread', 'lists']);
  const [isNotesOnly, setNotesOnly] = useState(false);
  const clock = usePlaceClock();
  const query = useCustomCall(threadCall(resource, record.id));
  const { data, error } = query;
  const entries = data?.filter(({ kind }) => !isNotesOnly || kind === 'note').toReversed();
  return (
    <>
      <Checkbox
        className={styles.filter}
        label={t('thread:notesOnly')}
        checked={isNotesOnly}
        onChange={(event) => setNotesOnly(event.currentTarget.checked)}
      />
      {clock && <p className={styles.clock}>{t('thread:allTimesBy', { office: clock.name })}</p>}
      <ReadFailure resource={resource} query={query} />
      {!data && !error && <SkeletonLines widths={[70, 50, 60]} />}
      {entries?.length === 0 && <p className={styles.none}>{t('thread:noEntries')}</p>}
      {entries && entries.length > 0 && (
        <ol className={styles.entries} aria-label={t('thread:timeline')}>
          {entries.map((entry) => (
            <TimelineEntry key={entry.id} resource={resource} record={record} entry={entry} />
          ))}
        </ol>
      )}
    </>
  );
}
