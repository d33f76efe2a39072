import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#contract/attachments.ts';
import type { Values } from '#contract/record-schemas.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { FileName } from '#ui/text/file-name.tsx';
import { GirihWindow } from '#ui/girih/girih-window.tsx';
import { isolate, isolateLtr } from '#ui/text/isolate.ts';
import { type Office, useOffices } from '../use-offices.ts';
import { FILES } from './files-key.ts';
import styles from './sending.module.css';

interface SentPanelProps {
  title: string;
  /** The title as a heading, where it is not one of the page. Default: the title in an `h3`. */
  heading?: ReactNode;
  /** The record as the host keeps it. */
  record: Values;
  /** What is promised, with or without the first reply, which it is given. Default: the first reply. */
  promise?: ((reply: ReactNode, office: Office) => ReactNode) | undefined;
  /** Says the record's number. */
  numberWords: (number: string) => string;
  /** What can be done next: follow it, send another. */
  children: ReactNode;
}

/** What was sent with which files, under which number, by whom it will be answered and when at the latest. It takes the focus. */
export function SentPanel({ title, heading, record, promise, numberWords, children }: SentPanelProps) {
  const { t } = useTranslation(['requestForm']);
  const { language } = useLanguage();
  const { data: offices } = useOffices();
  const panel = useRef<HTMLDivElement>(null);
  const filesId = useId();
  useEffect(() => panel.current?.focus(), []);
  const office = offices?.data.find(({ id }) => id === record['branchId']);
  const { number, replyDueAt, [FILES]: sent } = record;
  // What the host answered was checked by the schema of the field.
  const files = Array.isArray(sent) ? (sent as Attachment[]) : [];
  const reply = typeof replyDueAt === 'string' && office && (
    <p>
      {t('requestForm:successReply', {
        time: formatDate({ at: replyDueAt, language, style: 'weekdayTime', timeZone: office.timeZone }),
        office: isolate(office.name),
      })}
    </p>
  );
  return (
    <div ref={panel} role="group" tabIndex={-1} aria-label={title} className={styles.sent}>
      <GirihWindow look="small" width={88} />
      {heading ?? <h3 className={styles.sentTitle}>{title}</h3>}
      <p>{numberWords(isolateLtr(typeof number === 'string' ? number : `#${String(record['id'])}`))}</p>
      {office && <p>{t('requestForm:successOffice', { office: isolate(office.name) })}</p>}
      {promise && office ? promise(reply, office) : reply}
      {files.length > 0 && (
        <div>
          <p id={filesId}>{t('requestForm:successFiles')}</p>
          <ul aria-labelledby={filesId} className={styles.lost}>
            {files.map(({ id, name }) => (
              <li key={id}>
                <FileName name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.ways}>{children}</p>
    </div>
  );
}
