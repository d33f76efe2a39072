import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { accountKeys } from '#providers/session/account-keys.ts';
import { useSession } from '#providers/session/use-session.ts';
import { deletionRequests } from '#resources/deletion-requests.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { useCall } from '../queries/use-call.ts';
import { useRecords } from '../queries/use-records.ts';
import { CopySection } from './copy-section.tsx';
import { DataSection } from './data-section.tsx';

// With the definitions of what is held: while it is asked for.
const PersonalData = lazyWithRetry(async () => (await import('./personal-data.tsx')).PersonalData);

/** What is held, and a copy of it. */
export function OwnDataSections() {
  const { t } = useTranslation(['ownData']);
  const { language } = useLanguage();
  const userId = useSession()?.user.id ?? null;
  const held = useCall(
    accountKeys.ownData(userId),
    async () => (await import('#providers/calls/own-data-calls.ts')).ownDataCall(userId),
    { enabled: userId !== null },
  );
  useEffect(() => PersonalData.preload(), []);
  const { refetch } = held;
  const decision = useRecords(deletionRequests, { pageSize: 1 }).data?.data[0]?.status;
  const known = useRef(decision);
  useEffect(() => {
    // What was erased meanwhile is held no more.
    if (known.current !== undefined && known.current !== decision) void refetch();
    known.current = decision;
  }, [decision, refetch]);
  const loading = (
    <SkeletonRegion>
      <Skeleton height={240} />
    </SkeletonRegion>
  );
  return (
    <>
      <DataSection id="held" title={t('ownData:heldTitle')}>
        {held.error && !held.data && (
          <ErrorPanel title={t('ownData:heldFailed')} onRetry={() => void held.refetch()}>
            {describeFailure(held.error, language)}
          </ErrorPanel>
        )}
        {!held.error && !held.data && loading}
        {held.data && (
          <LazyBoundary placeholder={loading}>
            <PersonalData data={held.data} />
          </LazyBoundary>
        )}
      </DataSection>
      <CopySection />
    </>
  );
}
