import { useTranslation } from 'react-i18next';
import type { Attachment } from '#contract/attachments.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { AttachmentList } from '#ui/attachment-list.tsx';
import { AddFile } from './add-file.tsx';
import styles from './matter-page.module.css';
import type { Matter, MatterKind } from './matters.ts';

interface MatterFilesProps {
  kind: MatterKind;
  matter: Matter;
}

/** The files of a matter, fetched with the reader's own rights (R221, R223), and a place for another. */
export function MatterFiles({ kind, matter }: MatterFilesProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, attachments } = matter;
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments" className={styles.section}>
        {t('requestDetail.attachments')}
      </h2>
      {attachments.length === 0 ? (
        <p className={styles.quiet}>{t('requestDetail.noAttachments')}</p>
      ) : (
        <AttachmentList
          files={attachments}
          onDownload={download}
          onFetch={fetchFile}
          describe={(error) => describeFailure(error, language)}
        />
      )}
      <AddFile kind={kind} id={id} count={attachments.length} />
    </section>
  );
}

const fetchFile = async (file: Attachment): Promise<File> =>
  (await import('#providers/attachments.ts')).fetchAttachment(file);

const download = async (file: Attachment): Promise<void> =>
  (await import('#providers/attachments.ts')).downloadAttachment(file);
