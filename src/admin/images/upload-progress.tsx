import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import type { Place } from '#ui/layout/use-return-focus.ts';
import { UserText } from '#ui/text/user-text.tsx';
import styles from './image-input.module.css';

interface UploadProgressProps {
  upload: { name: string; address: string; share: number };
  onStop: () => void;
  /** Where whoever is on its button goes on: it goes with what it is about. */
  after: Place;
}

/** A picture on its way to the host: to be seen at once, with how much of it has gone. */
export function UploadProgress({ upload, onStop, after }: UploadProgressProps) {
  const { t } = useTranslation(['images', 'common']);
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
          <PassFocus to={after}>
            <Button variant="default" onClick={onStop}>
              {t('common:cancel')}
            </Button>
          </PassFocus>
        </div>
      </div>
    </div>
  );
}
