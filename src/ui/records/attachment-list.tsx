import { IconDownload, IconFileText, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#contract/attachments.ts';
import { parseLanguage } from '#contract/language.ts';
import { LazyBoundary } from '../loading/lazy-boundary.tsx';
import styles from './attachment-list.module.css';
import { formatSize } from '../text/format-size.ts';
import { lazyWithRetry } from '../loading/lazy-with-retry.tsx';
import { FileName } from '../text/file-name.tsx';

/** Loaded when the first picture is looked at. */
const ImagePreview = lazyWithRetry(async () => (await import('./image-preview.tsx')).ImagePreview);

interface AttachmentListProps {
  files: readonly Attachment[];
  /** Fetches a file and saves it; what it throws is told by `describe`. */
  onDownload: (file: Attachment) => Promise<void>;
  /** Fetches a picture, to be shown. */
  onFetch: (file: Attachment) => Promise<Blob>;
  /** The words of a failure. */
  describe: (error: unknown) => string;
}

/** The files of a record: each is a button that saves it; a picture can be looked at before. */
export function AttachmentList({ files, onDownload, onFetch, describe }: AttachmentListProps) {
  const { t, i18n } = useTranslation(['files', 'common']);
  const language = parseLanguage(i18n.language);
  const [busy, setBusy] = useState<string | null>(null);
  const [shown, setShown] = useState<Attachment | null>(null);
  const [failure, setFailure] = useState<{ id: string; words: string } | null>(null);

  const fetchFile = async (file: Attachment) => {
    if (busy !== null) return;
    setBusy(file.id);
    setFailure(null);
    try {
      await onDownload(file);
    } catch (error) {
      setFailure({ id: file.id, words: describe(error) });
    }
    setBusy(null);
  };

  const show = (file: Attachment) => {
    setFailure(null);
    setShown(file);
  };

  return (
    <>
      <ul className={styles.list}>
        {files.map((file) => {
          const isImage = file.type.startsWith('image/');
          const Icon = isImage ? IconPhoto : IconFileText;
          return (
            <li key={file.id} className={styles.item}>
              <button
                type="button"
                className={styles.file}
                data-on-paper
                aria-busy={busy === file.id || undefined}
                onClick={() => void fetchFile(file)}
              >
                <Icon size={20} stroke={1.6} aria-hidden="true" />
                <span className="visually-hidden">{t('common:download')} </span>
                <FileName name={file.name} className={styles.name} />{' '}
                <bdi className={styles.size}>{formatSize(file.size, language)}</bdi>
                <IconDownload size={18} stroke={1.6} aria-hidden="true" />
              </button>
              {isImage && (
                <button type="button" className={styles.preview} onClick={() => show(file)}>
                  {t('files:preview')}
                  <span className="visually-hidden"> {file.name}</span>
                </button>
              )}
              <p role="status" className={styles.failure}>
                {failure?.id === file.id && failure.words}
              </p>
            </li>
          );
        })}
      </ul>
      {shown && (
        <LazyBoundary>
          <ImagePreview
            file={shown}
            onFetch={onFetch}
            onDownload={() => void fetchFile(shown)}
            isDownloading={busy !== null}
            downloadFailure={failure?.id === shown.id ? failure.words : null}
            describe={describe}
            onClose={() => setShown(null)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
