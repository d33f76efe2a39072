import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { GirihWindow } from '#ui/girih/girih-window.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { isolate, isolateLtr } from '#ui/text/isolate.ts';
import { useOffices } from '../use-offices.ts';
import styles from './contact-form.module.css';
import type { SentMessage } from './use-contact-form.ts';

interface MessageSentProps extends SentMessage {
  onAnother: () => void;
}

/** Stands where the form was, and takes the focus. */
export function MessageSent({ email, receipt, onAnother }: MessageSentProps) {
  const { t } = useTranslation(['contact', 'requestForm']);
  const { language } = useLanguage();
  const { data: offices } = useOffices();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reply = receipt?.reply;
  const office = offices?.data.find(({ timeZone }) => timeZone === reply?.timeZone);
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <GirihWindow look="small" width={88} />
      <h2 id="sent" ref={heading} tabIndex={-1} className={styles.title}>
        {t('contact:successTitle')}
      </h2>
      {reply && office && (
        <p>
          {t('requestForm:successReply', {
            time: formatDate({ at: reply.at, language, style: 'weekdayTime', timeZone: office.timeZone }),
            office: isolate(office.name),
          })}
        </p>
      )}
      <p>{t('contact:successBody', { email: isolateLtr(email) })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t('contact:another')}
      </Button>
    </section>
  );
}
