import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openStates } from '#contract/workflow.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useRecords } from '../queries/use-records.ts';
import { deletionRequests } from '#resources/deletion-requests.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { DELETION, DataSection } from './data-section.tsx';
import { DeletionState } from './deletion-state.tsx';
import { AskForDeletion } from './lazy-ask-for-deletion.ts';
import styles from './own-data-page.module.css';

/** The client's newest wish to be forgotten and what became of it, or a way to utter one. */
export function DeletionSection() {
  const { t } = useTranslation(['ownData']);
  const { language } = useLanguage();
  const { data, error, refetch } = useRecords(deletionRequests, { pageSize: 1 });
  const newest = data?.data[0];
  const [wasAsked, setWasAsked] = useState(false);
  const isOpen = newest !== undefined && openStates(deletionRequests.workflow).includes(newest.status);
  return (
    <DataSection id={DELETION} title={t('ownData:deleteTitle')}>
      <p className={styles.words}>{t('ownData:deleteLead')}</p>
      {error && !data && (
        <ErrorPanel title={t('ownData:heldFailed')} onRetry={() => void refetch()}>
          {describeFailure(error, language)}
        </ErrorPanel>
      )}
      {!error && !data && (
        <SkeletonRegion>
          <Skeleton height={96} />
        </SkeletonRegion>
      )}
      {newest && <DeletionState key={newest.id} request={newest} isOpen={isOpen} />}
      {data && !isOpen && (
        <LazyBoundary placeholder={<Skeleton height={96} />}>
          <AskForDeletion onAsked={() => setWasAsked(true)} />
        </LazyBoundary>
      )}
      <p role="status" className={styles.quiet}>
        {wasAsked && isOpen && t('ownData:asked')}
      </p>
    </DataSection>
  );
}
