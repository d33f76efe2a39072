import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#contract/attachments.ts';
import { ErrorPanel } from '../loading/error-panel.tsx';
import { Button } from '../buttons/button.tsx';
import styles from './image-preview.module.css';
import { LoadingIndicator } from '../loading/loading-indicator.tsx';
import { FileName } from '../text/file-name.tsx';

interface ImagePreviewProps {
  file: Attachment;
  onFetch: (file: Attachment) => Promise<Blob>;
  onDownload: () => void;
  isDownloading: boolean;
  /** Why the download failed, in words: what stands under the dialog is neither seen nor read. */
  downloadFailure: string | null;
  describe: (error: unknown) => string;
  onClose: () => void;
}

/** An attached picture over the page, fetched with the reader's own rights. Nothing but a picture is shown so: it runs nothing. */
export function ImagePreview({
  file,
  onFetch,
  onDownload,
  isDownloading,
  downloadFailure,
  describe,
  onClose,
}: ImagePreviewProps) {
  const { t } = useTranslation(['common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { address, failure } = usePicture(file, onFetch);
  // The browser keeps the focus inside, and gives it back where it was.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // The keyboard has the buttons and Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          <FileName name={file.name} />
        </h2>
        <div className={styles.stage}>
          {failure !== null && <ErrorPanel>{describe(failure)}</ErrorPanel>}
          {failure === null && address === null && <LoadingIndicator />}
          {address !== null && <img src={address} alt={file.name} className={styles.image} />}
        </div>
        {downloadFailure !== null && <ErrorPanel>{downloadFailure}</ErrorPanel>}
        <div className={styles.tools}>
          <Button variant="secondary" size="small" isLoading={isDownloading} onClick={onDownload}>
            {t('common:download')}
          </Button>
          <Button size="small" onClick={close}>
            {t('common:close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** The picture as an address that lives as long as it is shown. */
function usePicture(file: Attachment, onFetch: ImagePreviewProps['onFetch']) {
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const fetch = useRef(onFetch);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    fetch.current(file).then(
      (content) => {
        if (isGone) return;
        made = URL.createObjectURL(content);
        setAddress(made);
      },
      (error: unknown) => !isGone && setFailure(error),
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [file]);
  return { address, failure };
}
