import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import type { RecordOf } from '#contract/record-types.ts';
import type { requests } from '#resources/requests.ts';
import { BranchGlyph } from '#ui/branch-glyph.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Ltr } from '#ui/ltr.tsx';
import { UserText } from '#ui/user-text.tsx';
import { type Office, shapeOf } from '../use-offices.ts';
import styles from './request-list.module.css';
import { StatusChip } from './status-chip.tsx';

interface RequestRowProps {
  request: RecordOf<typeof requests>;
  /** Whose clock says on which day it was sent. */
  office: Office | undefined;
  language: Language;
}

export function RequestRow({ request, office, language }: RequestRowProps) {
  const { t } = useTranslation();
  const { id, title, branch, status, createdAt } = request;
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <UserText>{title}</UserText>
      </h2>
      <StatusChip status={status} />
      <p className={styles.meta}>
        <Ltr>#{id}</Ltr>
        {branch !== null && (
          <span className={styles.branch}>
            {office && <BranchGlyph branch={shapeOf(office)} />}
            {branch}
          </span>
        )}
        <span>
          {t('profile.requestedOn')}:{' '}
          <time dateTime={createdAt}>
            {formatDate({ at: createdAt, language, timeZone: office?.timeZone })}
          </time>
        </span>
      </p>
    </li>
  );
}
