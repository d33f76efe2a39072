import { Button } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { UserText } from '#ui/text/user-text.tsx';
import styles from './image-input.module.css';

interface UploadProgressProps {
  upload: { name: string; address: string; share: number };
  onStop: () => void;
  /** Where whoever is on its button goes on: it goes with what it is about. */
  after: RefObject<HTMLElement>;
}

/** A picture on its way to the host: to be seen at once, with how much of it has gone. */
export function UploadProgress({ upload, onStop, after }: UploadProgressProps) {
  const { t } = useTranslation(['images', 'common']);
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button, after);
  const percent = Math.round(upload.share * 100);
  const words = t('images:uploading', { name: upload.name });
  return (
    <div className={styles.row}>
      <img src={upload.address} alt="" className={styles.preview} />
      <div className={styles.side}>
        <UserText as="p">{words}</UserText>
        <div
          role="progressbar"
          aria-label={words}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={styles.bar}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </div>
        <div className={styles.tools}>
          <span className={styles.hint}>{t('images:sent', { percent })}</span>
          <Button ref={button} variant="default" onClick={onStop}>
            {t('common:cancel')}
          </Button>
        </div>
      </div>
    </div>
  );
}
