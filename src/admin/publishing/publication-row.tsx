import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { type Publication, publishedPath } from '#contract/publishing.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { type PublicationAction, PublicationButtons } from './publication-buttons.tsx';
import { PublicationState } from './publication-state.tsx';
import styles from './publishing-strip.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

interface PublicationRowProps {
  resource: AnyResource;
  record: AnyRecord;
  publication: Publication;
}

/** One language of a record: how it stands, and what can be done with it. */
export function PublicationRow({ resource, record, publication }: PublicationRowProps) {
  const { t } = useTranslation(['publishing', 'common']);
  const { language: of, publishedAt, address, isChanged, missing } = publication;
  const publishing = usePublishing(resource, record, of);
  const [asked, setAsked] = useState<'schedule' | 'unpublish' | null>(null);
  const close = () => setAsked(null);
  const isComplete = missing.length === 0;
  const isLive = publishedAt !== null;
  const isScheduled = publication.publishAt !== null || publication.unpublishAt !== null;
  // What has never been shown is not taken off the site: only its schedule ends.
  const [end, endTitle, endBody] = isLive
    ? (['unpublish', 'unpublishTitle', 'unpublishBody'] as const)
    : (['unschedule', 'unscheduleTitle', 'unscheduleBody'] as const);
  const name = t(`publishing:${of}`);
  const row = useRef<HTMLLIElement>(null);
  const actions: PublicationAction[] = [];
  if (isLive && address !== null && resource.publishing)
    actions.push({
      word: t('publishing:view'),
      look: 'subtle',
      to: { href: publishedPath(resource.publishing, address, of), hrefLang: of },
    });
  if (isComplete)
    actions.push(
      { word: t('publishing:preview'), look: 'subtle', run: () => void publishing.openPreview() },
      { word: t('publishing:copyPreview'), look: 'subtle', run: () => void publishing.copyPreview() },
    );
  if (isComplete || isScheduled)
    actions.push({ word: t('publishing:schedule'), look: 'default', run: () => setAsked('schedule') });
  if (isLive || isScheduled)
    actions.push({ word: t(`publishing:${end}`), look: 'default', run: () => setAsked('unpublish') });
  if (isComplete && (!isLive || isChanged))
    actions.push({
      word: t(isLive ? 'publishing:publishChanges' : 'publishing:publish'),
      look: 'filled',
      isBusy: publishing.isBusy,
      run: () => void publishing.publish(),
    });
  return (
    <li ref={row} tabIndex={-1} className={styles.row} aria-label={name}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <PublicationState resource={resource} record={record} publication={publication} />
      </div>
      {/* Others after every change of how it stands: the row keeps the place of whoever pressed one. */}
      <PassFocus key={`${isLive}-${isScheduled}-${isChanged}`} to={row} className={styles.buttons}>
        <PublicationButtons label={t('publishing:more', { language: name })} actions={actions} />
      </PassFocus>
      {asked === 'schedule' && (
        <ScheduleDialog
          resource={resource}
          id={record.id}
          publication={publication}
          onSchedule={publishing.schedule}
          onClose={close}
        />
      )}
      {asked === 'unpublish' && (
        <ConfirmDialog
          title={t(`publishing:${endTitle}`, { name: isolate(titleOf(resource, record)) })}
          confirmLabel={t(`publishing:${end}`)}
          isDanger
          isBusy={publishing.isBusy}
          onConfirm={() => void publishing.unpublish(isLive).then(close)}
          onCancel={close}
        >
          {t(`publishing:${endBody}`, { name })}
        </ConfirmDialog>
      )}
    </li>
  );
}
