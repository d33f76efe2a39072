import { useTranslation } from 'react-i18next';
import { labelsOfKeys } from '#contract/audit.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Publication, PublicationState as State } from '#contract/publishing.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { CellValue } from '../column.tsx';
import { usePlaceClock } from '../places/place-clock.tsx';
import styles from './publishing-strip.module.css';

interface PublicationStateProps {
  resource: AnyResource;
  record: AnyRecord;
  publication: Publication;
}

/** In words: whether a language is read by everybody, since when, until when, and what it lacks. */
export function PublicationState({ resource, record, publication }: PublicationStateProps) {
  const { t } = useTranslation(['publishing']);
  const { language } = useLanguage();
  const { language: of, publishedAt, isChanged, publishAt, unpublishAt, problem, missing } = publication;
  const time = usePlaceTime();
  const labels = (keys: readonly string[]) => labelsOfKeys(resource, keys)[language];
  const stateKey = resource.publishing?.states[of] ?? '';
  const state: State =
    publishedAt === null ? (publishAt === null ? 'draft' : 'scheduled') : isChanged ? 'changed' : 'published';
  const missingKeys = missing.flatMap((key) => [`${key}Ar`, `${key}En`]);
  return (
    <>
      <CellValue resource={resource} columnKey={stateKey} record={{ ...record, [stateKey]: state }} />
      <span className={styles.times}>
        {publishedAt !== null && <span>{t('publishing:publishedAt', { time: time(publishedAt) })}</span>}
        <ScheduleTimes publishAt={publishAt} unpublishAt={unpublishAt} />
        {missing.length > 0 && <span>{t('publishing:missing', { labels: labels(missingKeys) })}</span>}
        {problem !== null && (
          <span className={styles.problem}>
            {problem.length > 0
              ? t('publishing:problemAt', { labels: labels(problem) })
              : t('publishing:problem')}
          </span>
        )}
      </span>
    </>
  );
}

/** In words: what is planned of a language. */
export function ScheduleTimes({ publishAt, unpublishAt }: Pick<Publication, 'publishAt' | 'unpublishAt'>) {
  const { t } = useTranslation(['publishing']);
  const time = usePlaceTime();
  return (
    <>
      {publishAt !== null && <span>{t('publishing:publishesAt', { time: time(publishAt) })}</span>}
      {unpublishAt !== null && <span>{t('publishing:unpublishesAt', { time: time(unpublishAt) })}</span>}
    </>
  );
}

/** A time on the clock that it was typed on, which is named. */
function usePlaceTime(): (at: string) => string {
  const { t } = useTranslation(['lists']);
  const { language } = useLanguage();
  const clock = usePlaceClock();
  return (at) => {
    const told = formatDate({ at, language, style: 'dateTime', ...(clock && { timeZone: clock.timeZone }) });
    return clock ? `${told} ${t('lists:clockOf', { office: clock.name })}` : told;
  };
}
