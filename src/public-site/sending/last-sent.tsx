import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Matter, matterPath } from '#contract/matter.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { isolateLtr } from '#ui/text/isolate.ts';
import { readLastSent } from './kept-last-sent.ts';
import styles from './sending.module.css';

interface LastSentProps {
  kind: Pick<Matter, 'portal'>;
  /** Leads to it, in the words of the form. */
  follow: string;
}

/** Over an empty form to which somebody came back: what they sent has arrived. */
export function LastSent({ kind, follow }: LastSentProps) {
  const { t } = useTranslation(['requestForm']);
  const [sent] = useState(() => readLastSent(kind.portal.key));
  if (!sent) return null;
  return (
    <Notice tone="success">
      {t('requestForm:lastSent', { number: isolateLtr(sent.number) })}{' '}
      <Link to={matterPath(kind, sent.id)} className={styles.link}>
        {follow}
      </Link>
    </Notice>
  );
}
