import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { LANGUAGES } from '#contract/language.ts';
import { PUBLICATION_STATES, type PublicationState } from '#contract/publishing.ts';
import { SkeletonRegion } from '#ui/loading/skeleton.tsx';
import type { AnyRecord } from '#providers/records/records.ts';
import { CellValue } from '../column.tsx';
import { onPhone, useIsNarrow } from './publication-buttons.tsx';
import styles from './publishing-strip.module.css';

/** The buttons of a language that stands so, and of which no text is missing. */
const BUTTONS = {
  draft: ['preview', 'copyPreview', 'schedule', 'publish'],
  scheduled: ['preview', 'copyPreview', 'schedule', 'unschedule', 'publish'],
  published: ['view', 'preview', 'copyPreview', 'schedule', 'unpublish'],
  changed: ['view', 'preview', 'copyPreview', 'schedule', 'unpublish', 'publishChanges'],
} as const satisfies Record<PublicationState, readonly string[]>;
type Word = (typeof BUTTONS)[PublicationState][number];

const NO_BREAK_SPACE = '\u00a0';

/** The room of the rows of a record's languages, as far as the record itself says how they stand. */
export function PublicationsComing({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['publishing']);
  const isNarrow = useIsNarrow();
  return (
    <SkeletonRegion>
      {LANGUAGES.map((of) => {
        const stateKey = resource.publishing?.states[of] ?? '';
        const stored = record[stateKey];
        const state = PUBLICATION_STATES.find((known) => known === stored) ?? 'draft';
        const [shown] = isNarrow ? onPhone<Word>(BUTTONS[state]) : [BUTTONS[state]];
        return (
          <div key={of} className={styles.row}>
            <div className={styles.words}>
              <strong>{t(`publishing:${of}`)}</strong>
              <CellValue resource={resource} columnKey={stateKey} record={record} />
              {/* The line of its times, which a draft has none of. */}
              <span className={styles.times}>{state === 'draft' ? null : NO_BREAK_SPACE}</span>
            </div>
            <div className={styles.buttons}>
              {shown.map((word) => (
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
