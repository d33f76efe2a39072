import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { accountKeys } from '#providers/session/account-keys.ts';
import { useSession } from '#providers/session/use-session.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { useCall } from '../queries/use-call.ts';
import { CopySection } from './copy-section.tsx';
import { DataSection } from './data-section.tsx';

// With the definitions of what is held: while it is asked for.
const HeldData = lazyWithRetry(async () => (await import('./held-data.tsx')).HeldData);

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
  useEffect(() => HeldData.preload(), []);
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
            <HeldData data={held.data} />
          </LazyBoundary>
        )}
      </DataSection>
      <CopySection />
    </>
  );
}
