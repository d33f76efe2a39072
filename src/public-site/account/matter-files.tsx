import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { download, fetchFile } from './fetch-file.ts';
import { AddFile } from './lazy-add-file.ts';
import styles from './matter-page.module.css';
import type { MatterRecord } from './matters.ts';

/** Many a matter has none. */
const AttachmentList = lazyWithRetry(
  async () => (await import('#ui/records/attachment-list.tsx')).AttachmentList,
);

interface MatterFilesProps {
  kind: Matter;
  matter: MatterRecord;
}

/** The files of a matter, fetched with the reader's own rights (R221, R223), and a place for another. */
export function MatterFiles({ kind, matter }: MatterFilesProps) {
  const { t } = useTranslation(['requestDetail']);
  const { language } = useLanguage();
  const { id, attachments } = matter;
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments" className={styles.section}>
        {t('requestDetail:attachments')}
      </h2>
      {attachments.length === 0 ? (
        <p className={styles.quiet}>{t('requestDetail:noAttachments')}</p>
      ) : (
        <LazyBoundary placeholder={<Skeleton height={56 * attachments.length} />}>
          <AttachmentList
            files={attachments}
            onDownload={download}
            onFetch={fetchFile}
            describe={(error) => describeFailure(error, language)}
          />
        </LazyBoundary>
      )}
      <LazyBoundary>
        <AddFile kind={kind} id={id} count={attachments.length} />
      </LazyBoundary>
    </section>
  );
}
