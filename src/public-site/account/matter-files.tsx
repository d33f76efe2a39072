import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { AddFile } from './lazy-add-file.ts';
import styles from './matter-page.module.css';
import type { MatterRecord } from './matters.ts';
import { OwnFiles } from './own-files.tsx';

interface MatterFilesProps {
  kind: Matter;
  matter: MatterRecord;
}

/** The files of a matter, fetched with the reader's own rights (R221, R223), and a place for another. */
export function MatterFiles({ kind, matter }: MatterFilesProps) {
  const { t } = useTranslation(['requestDetail']);
  const { id, attachments } = matter;
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments" className={styles.section}>
        {t('requestDetail:attachments')}
      </h2>
      {attachments.length === 0 ? (
        <p className={styles.quiet}>{t('requestDetail:noAttachments')}</p>
      ) : (
        <OwnFiles files={attachments} />
      )}
      <LazyBoundary>
        <AddFile kind={kind} id={id} count={attachments.length} />
      </LazyBoundary>
    </section>
  );
}
