import { useTranslation } from 'react-i18next';
import { publicationsCall } from '#providers/calls/publishing-calls.ts';
import type { RecordHeadProps } from '../capabilities/capability.ts';
import { ReadFailure } from '../read-failure.tsx';
import { useAccess } from '../refine/use-access.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { PublicationRow } from './publication-row.tsx';
import { PublicationsComing } from './publications-coming.tsx';
import styles from './publishing-strip.module.css';

/** What of a record everybody reads, in each language, and how that is changed. */
export function PublishingStrip({ resource, record, hasUnsaved }: RecordHeadProps) {
  const { t } = useTranslation(['publishing']);
  const query = useCustomCall(publicationsCall(resource, record.id));
  const { data, error } = query;
  const mayPublish = useAccess(resource.name, 'edit', { record }).can;
  if (!mayPublish) return null;
  return (
    <section aria-labelledby="publishing-title" className={styles.strip}>
      <div className={styles.head}>
        <h2 id="publishing-title" className={styles.heading}>
          {t('publishing:title')}
        </h2>
        <p className={styles.hint} role="status">
          {t(hasUnsaved ? 'publishing:unsaved' : 'publishing:hint')}
        </p>
      </div>
      <ReadFailure resource={resource} query={query} />
      {!data && !error && <PublicationsComing resource={resource} record={record} />}
      {data && (
        <ul>
          {data.map((publication) => (
            <PublicationRow
              key={publication.language}
              resource={resource}
              record={record}
              publication={publication}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
