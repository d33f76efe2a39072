import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Values } from '#contract/record-schemas.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { GirihWindow } from '#ui/girih/girih-window.tsx';
import { isolateLtr } from '#ui/text/isolate.ts';
import { useOffices } from '../use-offices.ts';
import styles from './sending.module.css';

interface SentPanelProps {
  title: string;
  /** The title as a heading, where it is not one of the page. Default: the title in an `h3`. */
  heading?: ReactNode;
  /** The record as the host keeps it. */
  record: Values;
  /** Says the record's number. */
  numberWords: (number: string) => string;
  /** What can be done next: follow it, send another. */
  children: ReactNode;
}

/** What was sent, under which number, by whom it will be answered and when at the latest. It takes the focus. */
export function SentPanel({ title, heading, record, numberWords, children }: SentPanelProps) {
  const { t } = useTranslation(['requestForm']);
  const { language } = useLanguage();
  const { data: offices } = useOffices();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const office = offices?.data.find(({ id }) => id === record['branchId']);
  const { number, replyDueAt } = record;
  return (
    <div ref={panel} role="group" tabIndex={-1} aria-label={title} className={styles.sent}>
      <GirihWindow look="small" width={88} />
      {heading ?? <h3 className={styles.sentTitle}>{title}</h3>}
      <p>{numberWords(isolateLtr(typeof number === 'string' ? number : `#${String(record['id'])}`))}</p>
      {office && <p>{t('requestForm:successOffice', { office: office.name })}</p>}
      {typeof replyDueAt === 'string' && office && (
        <p>
          {t('requestForm:successReply', {
            time: formatDate({ at: replyDueAt, language, style: 'weekdayTime', timeZone: office.timeZone }),
            office: office.name,
          })}
        </p>
      )}
      <p className={styles.ways}>{children}</p>
    </div>
  );
}
