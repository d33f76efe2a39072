import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useOwnData } from '#providers/use-own-data.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx';
import { DataSection } from './data-section.tsx';
import { HeldData } from './held-data.tsx';
import styles from './own-data-page.module.css';

/** What is held, and a copy of it. */
export function OwnDataSections() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { held, copy } = useOwnData();
  return (
    <>
      <DataSection id="held" title={t('ownData.heldTitle')}>
        {held.error && !held.data && (
          <ErrorPanel title={t('ownData.heldFailed')} onRetry={() => void held.refetch()}>
            {describeFailure(held.error, language)}
          </ErrorPanel>
        )}
        {!held.error && !held.data && (
          <SkeletonRegion>
            <Skeleton height={240} />
          </SkeletonRegion>
        )}
        {held.data && <HeldData data={held.data} />}
      </DataSection>
      <DataSection id="copy" title={t('ownData.copyTitle')}>
        <p className={styles.words}>{t('ownData.copyLead')}</p>
        {copy.error && (
          <ErrorPanel title={t('ownData.copyFailed')}>{describeFailure(copy.error, language)}</ErrorPanel>
        )}
        <p role="status" className={styles.quiet}>
          {copy.isSuccess && t('ownData.copied')}
        </p>
        <Button
          variant="secondary"
          isLoading={copy.isPending}
          loadingLabel={t('ownData.copying')}
          onClick={() => copy.mutate()}
        >
          {t('ownData.copy')}
        </Button>
      </DataSection>
    </>
  );
}
