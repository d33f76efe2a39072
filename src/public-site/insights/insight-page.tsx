import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { otherLanguage } from '#contract/language.ts';
import { PREVIEW_PARAMETER } from '#contract/page-rendering.ts';
import { insightPath, pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { useLawyers } from '../lawyers/use-lawyers.ts';
import { Moved } from '../moved.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PendingContent } from '../pending-content.tsx';
import { TitleBand } from '../title-band.tsx';
import { InsightContent } from './insight-content.tsx';
import { InsightElsewhere } from './insight-elsewhere.tsx';
import { InsightLine } from './insight-line.tsx';
import styles from './insight-page.module.css';
import { useInsight } from './use-insights.ts';

/** One article, or where it is now. With the token of a preview its draft, as it would be. */
export function InsightPage() {
  const { t } = useTranslation(['insights', 'nav']);
  const { language } = useLanguage();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const preview = search.get(PREVIEW_PARAMETER);
  const query = useInsight(slug.toLowerCase(), language, preview);
  const { data } = query;
  const lawyers = useLawyers().data?.data;
  const insight = data?.record;
  const other = otherLanguage(language);
  if (data && !insight) {
    const [here, there] = [data.addresses[language], data.addresses[other]];
    if (here !== undefined) return <Moved to={insightPath(here)} />;
    if (there === undefined) return <NotFoundPage />;
    return <InsightElsewhere path={insightPath(there)} language={other} />;
  }
  const author = lawyers?.find(({ id }) => id === insight?.authorId);
  const alternates = Object.fromEntries(
    Object.entries(data?.addresses ?? {}).map(([each, address]) => [each, insightPath(address)]),
  );
  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={insight?.title ?? t('nav:insights')}
        description={insight?.summary.slice(0, DESCRIPTION_MAX)}
        portrait={insight?.picture ?? null}
        about={
          insight
            ? {
                article: { publishedAt: insight.createdAt, modifiedAt: insight.updatedAt },
                ...(preview === null ? { alternates } : {}),
              }
            : undefined
        }
        before={<Breadcrumb path={pages.insights.path} name={t('nav:insights')} />}
        lead={insight && <InsightLine insight={insight} authorSlug={author?.slug} />}
      />
      {preview !== null && (
        <div className={styles.preview}>
          <Notice tone="attention" title={t('insights:previewTitle')}>
            {t('insights:previewBody')}
          </Notice>
        </div>
      )}
      {insight && <InsightContent insight={insight} author={author} />}
      {!data && (
        <div className={styles.content}>
          <PendingContent errorTitle={t('insights:errorTitle')} query={query} />
        </div>
      )}
    </SiteLayout>
  );
}

/** What search engines show of it. */
const DESCRIPTION_MAX = 200;
