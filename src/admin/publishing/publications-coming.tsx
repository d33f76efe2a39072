import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { LANGUAGES } from '#contract/language.ts';
import { SkeletonRegion } from '#ui/loading/skeleton.tsx';
import type { AnyRecord } from '#providers/records/records.ts';
import styles from './publishing-strip.module.css';

const OF_DRAFT = ['preview', 'copyPreview', 'schedule', 'publish'] as const;
const OF_PUBLISHED = ['view', 'preview', 'copyPreview', 'schedule', 'unpublish'] as const;

/** The room of the rows of a record's languages, as the record itself says how they stand: nothing moves when they come. */
export function PublicationsComing({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['publishing']);
  return (
    <SkeletonRegion>
      {LANGUAGES.map((of) => {
        const state = record[resource.publishing?.states[of] ?? ''];
        const words = state === 'published' || state === 'changed' ? OF_PUBLISHED : OF_DRAFT;
        return (
          <div key={of} className={styles.row}>
            <div className={styles.words}>
              <strong>{t(`publishing:${of}`)}</strong>
            </div>
            <div className={styles.buttons}>
              {words.map((word) => (
                <Button key={word} variant="default" disabled>
                  {t(`publishing:${word}`)}
                </Button>
              ))}
            </div>
          </div>
        );
      })}
    </SkeletonRegion>
  );
}
