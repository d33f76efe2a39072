import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { LawyerGrid } from '../firm/lawyer-grid.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { TitleBand } from '../title-band.tsx';
import styles from './lawyers-page.module.css';
import { useLawyers } from './use-lawyers.ts';

/** Everybody who practises at the firm, each with a page of their own. */
export function LawyersPage() {
  const { t } = useTranslation(['home', 'lawyers']);
  const { language } = useLanguage();
  const { data, error, refetch } = useLawyers();
  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={t('home:teamTitle')}
        description={t('lawyers:metaDescription')}
        lead={<p>{t('home:teamLead')}</p>}
      />
      <div className={styles.content}>
        {error !== null && !data && (
          <ErrorPanel title={t('lawyers:errorTitle')} onRetry={() => void refetch()}>
            {describeFailure(error, language)}
          </ErrorPanel>
        )}
        {error === null && !data && (
          <SkeletonRegion>
            <div className={styles.waiting}>
              {['a', 'b', 'c', 'd'].map((place) => (
                <Skeleton key={place} height={300} />
              ))}
            </div>
          </SkeletonRegion>
        )}
        {data?.data.length === 0 && (
          <EmptyState
            title={t('lawyers:empty')}
            action={<ButtonLink to={pages.contact.path}>{t('lawyers:emptyAction')}</ButtonLink>}
          />
        )}
        {data && data.data.length > 0 && <LawyerGrid lawyers={data.data} headingLevel={2} isAtTop />}
      </div>
    </SiteLayout>
  );
}
