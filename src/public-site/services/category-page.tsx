import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { pickWords } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { BranchNames } from '../branch-names.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { TitleBand } from '../title-band.tsx';
import { wordsOf } from '../words-of.ts';

import { CategoryContent } from './category-content.tsx';
import { CategoryInsights } from './category-insights.tsx';
import { CategoryLawyers } from './category-lawyers.tsx';
import styles from './category-page.module.css';
import { RelatedCategories } from './related-categories.tsx';
import { RelatedFaqs } from './related-faqs.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { usePractices } from './use-services.ts';

/** One field of law: what it covers, how the firm works, and the form that asks for it (R43, A13). */
export function CategoryPage() {
  const { t } = useTranslation(['services', 'nav']);
  const { language } = useLanguage();
  const { slug = '' } = useParams();
  const { practices, error, retry } = usePractices();
  const practice = practices?.find(({ category }) => category.slug === slug.toLowerCase());
  if (practices && !practice) return <NotFoundPage categories={practices.map(({ category }) => category)} />;

  const category = practice?.category;
  const name = category && pickWords(wordsOf(category, 'name'), language).text;
  const summary = category && pickWords(wordsOf(category, 'description'), language).text;
  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={name ?? t('services:title')}
        description={name && t('services:categoryDescription', { name, summary })}
        before={<Breadcrumb path={pages.services.path} name={t('nav:services')} />}
        lead={category && <BranchNames ids={category.branchIds} className={styles.branches} />}
      />
      {error !== null && (
        <div className={styles.plain}>
          <ErrorPanel title={t('services:errorTitle')} onRetry={retry}>
            {describeFailure(error, language)}
          </ErrorPanel>
        </div>
      )}
      {error === null && !practice && (
        <div className={styles.plain}>
          <ServicesSkeleton />
        </div>
      )}
      {practices && practice && (
        <>
          <CategoryContent key={practice.category.id} practice={practice} />
          <CategoryLawyers category={practice.category} />
          <CategoryInsights category={practice.category} />
          <RelatedFaqs practice={practice} />
          <RelatedCategories practices={practices} current={practice} />
        </>
      )}
    </SiteLayout>
  );
}
