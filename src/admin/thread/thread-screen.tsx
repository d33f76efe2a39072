import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useRecord } from '../refine/use-record.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { PlaceClock } from '../places/place-clock.tsx';
import { capabilitiesOf } from '../capabilities/registry.ts';
import { useRecordParts } from '../capabilities/use-record-parts.ts';
import { PaperHead } from '../paper/paper-head.tsx';
import { RecordNav } from '../record-nav/record-nav.tsx';
import { useNeighbours } from '../record-nav/use-neighbours.ts';
import { RecordState } from '../record-state.tsx';
import { useRecordId } from '../use-record-id.ts';
import { Composer } from './composer.tsx';
import { Facts } from './facts.tsx';
import { RecordHead } from './record-head.tsx';
import { Story } from './story.tsx';
import styles from './thread-screen.module.css';
import { Timeline } from './timeline.tsx';

/** A record that is carried through its states: what was asked, what can be done now, and everything that was done. */
export function ThreadScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const id = useRecordId();
  const query = useRecord(resource, id);
  const haveParts = useRecordParts(resource);
  const record = haveParts && query.data?.id === id ? query.data : undefined;
  const noteRef = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <PaperHead secrecy={t('thread:onPaper')} />
      <div className={styles.pager}>
        <RecordNav
          resource={resource}
          id={id}
          neighbours={useNeighbours(resource, id)}
          onCreate={() => noteRef.current?.focus()}
        />
      </div>
      {!record && <h1 className="visually-hidden">{resource.labels.one[language]}</h1>}
      <RecordState resource={resource} query={{ ...query, isPending: !record }} />
      {record && (
        <PlaceClock resource={resource} record={record}>
          <div key={id} className={styles.columns}>
            <article className={styles.main} aria-label={titleOf(resource, record)}>
              <RecordHead resource={resource} record={record} />
              <Story resource={resource} record={record} />
              {capabilitiesOf(resource).map(
                ({ name, RecordPart }) =>
                  RecordPart && (
                    <LazyBoundary key={name}>
                      <RecordPart resource={resource} record={record} />
                    </LazyBoundary>
                  ),
              )}
              <section aria-labelledby="timeline">
                <h2 id="timeline" className={styles.heading}>
                  {t('thread:timeline')}
                </h2>
                <Composer resource={resource} id={id} inputRef={noteRef} />
                <Timeline resource={resource} record={record} />
              </section>
            </article>
            <Facts resource={resource} record={record} />
          </div>
        </PlaceClock>
      )}
    </>
  );
}
