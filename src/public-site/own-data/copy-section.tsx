import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { saveFile } from '#providers/browser/save-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { useSend } from '../queries/use-call.ts';
import { DataSection } from './data-section.tsx';
import styles from './own-data-page.module.css';

/** A copy to take along: an archive with the files, or a page to be read. */
export function CopySection() {
  const { t } = useTranslation(['ownData']);
  const { language } = useLanguage();
  const archive = useCopy('export');
  const page = useCopy('page');
  const error = archive.error ?? page.error;
  // What is said is about the one that was pressed last.
  const take = (copy: typeof archive, other: typeof archive) => {
    if (!other.isPending) other.reset();
    copy.mutate();
  };
  return (
    <DataSection id="copy" title={t('ownData:copyTitle')}>
      <p className={styles.words}>{t('ownData:copyLead')}</p>
      {error && <ErrorPanel title={t('ownData:copyFailed')}>{describeFailure(error, language)}</ErrorPanel>}
      <p role="status" className={styles.quiet}>
        {(archive.isSuccess || page.isSuccess) && t('ownData:copied')}
      </p>
      <div className={styles.copies}>
        <Button
          variant="secondary"
          isLoading={archive.isPending}
          loadingLabel={t('ownData:copying')}
          onClick={() => take(archive, page)}
        >
          {t('ownData:copy')}
        </Button>
        <Button
          variant="secondary"
          isLoading={page.isPending}
          loadingLabel={t('ownData:copying')}
          onClick={() => take(page, archive)}
        >
          {t('ownData:copyPage')}
        </Button>
      </div>
    </DataSection>
  );
}

const FILES = {
  export: { end: 'zip', type: 'application/zip' },
  page: { end: 'html', type: 'text/html' },
} as const;

const useCopy = (copy: keyof typeof FILES) =>
  useSend(async () => (await import('#providers/calls/own-data-calls.ts')).ownDataExportCall(copy), {
    onSuccess: async (content) => {
      const { ownDataName } = await import('#contract/own-data.ts');
      const { end, type } = FILES[copy];
      saveFile(new File([content], ownDataName(new Date(), end), { type }));
    },
  });
