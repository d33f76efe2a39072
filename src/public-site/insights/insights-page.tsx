import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addressIn } from '#contract/language.ts';
import { insightsFeedPath, pages } from '#contract/pages.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { TitleBand } from '../title-band.tsx';
import { InsightList } from './insight-list.tsx';
import styles from './insights-page.module.css';
import { INSIGHTS_PER_PAGE, useInsights } from './use-insights.ts';
import { useTurnedPage } from './use-turned-page.ts';

/** What the firm's lawyers wrote, in the reader's language, the newest first. */
export function InsightsPage() {
  const { t } = useTranslation(['insights', 'nav']);
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { data, error, refetch, isPlaceholderData } = useInsights(language, page);
  const pageCount = Math.ceil((data?.total ?? 0) / INSIGHTS_PER_PAGE);
  const isPastEnd = data?.data.length === 0 && pageCount > 0;
  const list = useTurnedPage(page, !isPlaceholderData && data !== undefined && data.data.length > 0);
  const feed = addressIn(language, insightsFeedPath);
  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={t('nav:insights')}
        metaTitle={page > 1 ? t('insights:pageTitle', { title: t('nav:insights'), page }) : undefined}
        description={t('insights:metaDescription')}
        about={{ feed, ...(page > 1 && { alternates: { [language]: pathOf(page) } }) }}
        isMissing={isPastEnd}
        lead={<p>{t('insights:lead')}</p>}
      />
      <div className={styles.content}>
        {error !== null && !data && (
          <ErrorPanel title={t('insights:errorTitle')} onRetry={() => void refetch()}>
            {describeFailure(error, language)}
          </ErrorPanel>
        )}
        {error === null && !data && (
          <SkeletonRegion>
            {['a', 'b', 'c'].map((place) => (
              <Skeleton key={place} height={180} />
            ))}
          </SkeletonRegion>
        )}
        {isPastEnd && (
          <EmptyState
            title={t('insights:pastEnd')}
            action={<ButtonLink to={pages.insights.path}>{t('insights:newest')}</ButtonLink>}
          />
        )}
        {data?.data.length === 0 && !isPastEnd && (
          <EmptyState
            title={t('insights:empty')}
            action={<ButtonLink to={pages.services.path}>{t('nav:services')}</ButtonLink>}
          />
        )}
        {data && data.data.length > 0 && (
          <div
            ref={list}
            tabIndex={-1}
            role="group"
            aria-label={t('insights:page', { page, pageCount })}
            className={styles.list}
          >
            <InsightList insights={data.data} />
          </div>
        )}
        <div className={styles.ways}>
          {pageCount > 1 && !isPastEnd && (
            <nav aria-label={t('insights:pages')} className={styles.pages}>
              {page > 1 && (
                <ButtonLink variant="secondary" to={pathOf(page - 1)}>
                  {t('insights:newer')}
                </ButtonLink>
              )}
              <span>{t('insights:page', { page, pageCount })}</span>
              {page < pageCount && (
                <ButtonLink variant="secondary" to={pathOf(page + 1)}>
                  {t('insights:older')}
                </ButtonLink>
              )}
            </nav>
          )}
          {data && data.data.length > 0 && (
            <a href={feed} hrefLang={language} className={styles.feed}>
              {t('insights:feed')}
            </a>
          )}
        </div>
      </div>
    </SiteLayout>
  );
}

/** The page that an address asks for; what is no number is the first. */
function pageIn(search: URLSearchParams): number {
  const asked = Number(search.get('page'));
  return Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
}

const pathOf = (page: number): string =>
  page === 1 ? pages.insights.path : `${pages.insights.path}?page=${page}`;
