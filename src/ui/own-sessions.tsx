import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseLanguage } from '#contract/language.ts';
import type { OwnSession } from '#contract/own-sessions.ts';
import { Button } from './button.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { SessionRow } from './session-row.tsx';
import { Skeleton, SkeletonRegion } from './skeleton.tsx';
import styles from './own-sessions.module.css';

interface OwnSessionsProps {
  list: UseQueryResult<OwnSession[]>;
  /** Ends one session by its id, all others by null. */
  end: UseMutationResult<void, unknown, string | null>;
  /** The words of a failure. */
  describe: (error: unknown) => string;
}

/** Where a person is signed in, each with its end, and what became of the last one. */
export function OwnSessions({ list, end, describe }: OwnSessionsProps) {
  const { t, i18n } = useTranslation('account');
  const language = parseLanguage(i18n.language);
  const { data: sessions, error } = list;
  const isBusy = (id: string | null) => end.isPending && end.variables === id;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('sessions.lead')}</p>
      {error && !sessions && (
        <ErrorPanel title={t('sessions.loadFailed')} onRetry={() => void list.refetch()}>
          {describe(error)}
        </ErrorPanel>
      )}
      {!error && !sessions && (
        <SkeletonRegion>
          <Skeleton height={64} />
        </SkeletonRegion>
      )}
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              language={language}
              isEnding={isBusy(session.id)}
              onEnd={() => !end.isPending && end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions && others.length === 0 && <p className={styles.quiet}>{t('sessions.onlyThis')}</p>}
      {others.length > 1 && (
        <div>
          <Button
            variant="secondary"
            size="small"
            isLoading={isBusy(null)}
            loadingLabel={isBusy(null) && t('sessions.ending')}
            onClick={() => !end.isPending && end.mutate(null)}
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
      {end.isError && <ErrorPanel title={t('sessions.endFailed')}>{describe(end.error)}</ErrorPanel>}
      <p role="status" className={styles.quiet}>
        {end.isSuccess && t(end.variables === null ? 'sessions.othersEnded' : 'sessions.ended')}
      </p>
    </div>
  );
}
