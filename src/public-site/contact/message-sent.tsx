import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.tsx';
import { GirihWindow } from '#ui/girih/girih-window.tsx';
import { isolateLtr } from '#ui/text/isolate.ts';
import styles from './contact-form.module.css';

interface MessageSentProps {
  /** The address that will be answered. */
  email: string;
  onAnother: () => void;
}

/** Stands where the form was, and takes the focus. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const { t } = useTranslation(['contact']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <GirihWindow look="small" width={88} />
      <h2 id="sent" ref={heading} tabIndex={-1} className={styles.title}>
        {t('contact:successTitle')}
      </h2>
      <p>{t('contact:successBody', { email: isolateLtr(email) })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t('contact:another')}
      </Button>
    </section>
  );
}
