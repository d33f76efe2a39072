import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Values } from '#contract/record-schemas.ts';
import { useLanguage } from '#providers/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { formatDate } from '#ui/format-date.ts';
import { GirihWindow } from '#ui/girih-window.tsx';
import { isolateLtr } from '../isolate.ts';
import { useOffices } from '../use-offices.ts';
import styles from './sending.module.css';

interface SentPanelProps {
  title: string;
  /** The record as the host keeps it. */
  record: Values;
  /** Says the record's number. */
  numberWords: (number: string) => string;
  followPath: string;
  anotherLabel: string;
  onAnother: () => void;
}

/** What was sent, under which number, by whom it will be answered and when at the latest. */
export function SentPanel(given: SentPanelProps) {
  const { title, record, numberWords, followPath, anotherLabel, onAnother } = given;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: offices } = useOffices();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const office = offices?.data.find(({ id }) => id === record['branchId']);
  const { number, replyDueAt } = record;
  return (
    <div className={styles.sent}>
      <GirihWindow look="small" width={88} />
      <h3 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {title}
      </h3>
      <p>{numberWords(isolateLtr(typeof number === 'string' ? number : `#${String(record['id'])}`))}</p>
      {office && <p>{t('requestForm.successOffice', { office: office.name })}</p>}
      {typeof replyDueAt === 'string' && office && (
        <p>
          {t('requestForm.successReply', {
            time: formatDate({ at: replyDueAt, language, style: 'weekdayTime', timeZone: office.timeZone }),
            office: office.name,
          })}
        </p>
      )}
      <p className={styles.ways}>
        <ButtonLink to={followPath}>{t('requestForm.successFollow')}</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          {anotherLabel}
        </Button>
      </p>
    </div>
  );
}
