import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLanguage } from '#contract/language.ts';
import type { OwnSession } from '#contract/own-sessions.ts';
import { Button } from '../buttons/button.tsx';
import { PassFocus } from '../layout/pass-focus.tsx';
import { ErrorPanel } from '../loading/error-panel.tsx';
import { SessionRow } from './session-row.tsx';
import { Skeleton, SkeletonRegion } from '../loading/skeleton.tsx';
import styles from './own-sessions.module.css';

interface OwnSessionsProps {
  /** Undefined until they have come. */
  sessions: readonly OwnSession[] | undefined;
  /** Why they did not come. */
  loadFailure: string | null;
  onRetry: () => void;
  /** Which is being ended: one by its id, all others by null, none by undefined. */
  ending: string | null | undefined;
  /** Which was ended last, in the same words. */
  ended: string | null | undefined;
  /** Why the last one was not ended. */
  endFailure: string | null;
  onEnd: (id: string | null) => void;
}

/** Where a person is signed in, each with its end, and what became of the last one. */
export function OwnSessions({
  sessions,
  loadFailure,
  onRetry,
  ending,
  ended,
  endFailure,
  onEnd,
}: OwnSessionsProps) {
  const { t, i18n } = useTranslation(['sessions']);
  const list = useRef<HTMLUListElement>(null);
  const language = parseLanguage(i18n.language);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('sessions:lead')}</p>
      {loadFailure !== null && !sessions && (
        <ErrorPanel title={t('sessions:loadFailed')} onRetry={onRetry}>
          {loadFailure}
        </ErrorPanel>
      )}
      {loadFailure === null && !sessions && (
        <SkeletonRegion>
          <Skeleton height={64} />
        </SkeletonRegion>
      )}
      {sessions && (
        <ul ref={list} tabIndex={-1} className={styles.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              language={language}
              list={list}
              isEnding={ending === session.id}
              onEnd={() => onEnd(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions && others.length === 0 && <p className={styles.quiet}>{t('sessions:onlyThis')}</p>}
      {others.length > 1 && (
        <PassFocus to={list}>
          <Button
            variant="secondary"
            size="small"
            isLoading={ending === null}
            loadingLabel={t('sessions:ending')}
            onClick={() => onEnd(null)}
          >
            {t('sessions:endOthers')}
          </Button>
        </PassFocus>
      )}
      {endFailure !== null && <ErrorPanel title={t('sessions:endFailed')}>{endFailure}</ErrorPanel>}
      <p role="status" className={styles.quiet}>
        {ended !== undefined && t(ended === null ? 'sessions:othersEnded' : 'sessions:ended')}
      </p>
    </div>
  );
}
