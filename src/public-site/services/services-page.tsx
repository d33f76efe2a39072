import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { foldedWords } from '#contract/text-folding.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PLACE, titleId } from '../request-form/place.ts';
import { TitleBand } from '../title-band.tsx';
import { CategorySection } from './category-section.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterPractices } from './filter-practices.ts';
import { RequestPanel } from './request-panel.tsx';
import styles from './services-page.module.css';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { useChosenService } from './use-chosen-service.ts';
import { useServiceFilters } from './use-service-filters.ts';
import { usePractices } from './use-services.ts';

/** What the firm does, searched and filtered, beside the form that asks for it (R35). */
export function ServicesPage() {
  const { t } = useTranslation(['services', 'home', 'common']);
  const { language } = useLanguage();
  const filters = useServiceFilters();
  const { chosenId, isAsking, choose, leave } = useChosenService();
  const { practices, error, retry } = usePractices();
  const terms = useDeferredValue(useMemo(() => foldedWords(filters.query), [filters.query]));
  const { category, branchId } = filters;
  const shown = useMemo(
    () => practices && filterPractices(practices, { terms, category, branchId }),
    [practices, terms, category, branchId],
  );
  const count = shown?.reduce((sum, { services }) => sum + services.length, 0) ?? 0;

  /** The form without a service: where it is not in sight beside the list, it takes its reader along by itself. */
  const describeNeed = () => {
    choose(null);
    document.getElementById(titleId(PLACE))?.focus();
  };

  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={t('services:title')}
        metaTitle={t('services:metaTitle')}
        description={t('services:metaDescription')}
        lead={<p>{t('services:lead')}</p>}
      />
      <div className={styles.page} data-step={isAsking ? 'form' : 'list'}>
        <FilterBar filters={filters} practices={practices} count={shown ? count : null} />
        <div className={styles.columns}>
          <div className={styles.list}>
            {error !== null && (
              <ErrorPanel title={t('services:errorTitle')} onRetry={retry}>
                {describeFailure(error, language)}
              </ErrorPanel>
            )}
            {error === null && !shown && <ServicesSkeleton />}
            {practices?.length === 0 && <EmptyState title={t('home:servicesEmpty')} />}
            {practices && practices.length > 0 && shown?.length === 0 && (
              <EmptyState
                title={t('services:emptyTitle')}
                action={
                  <PassFocus className={styles.actions}>
                    <Button onClick={describeNeed}>{t('services:emptyAction')}</Button>
                    <Button variant="secondary" onClick={filters.clear}>
                      {t('common:clearFilters')}
                    </Button>
                  </PassFocus>
                }
              >
                {t('services:emptyBody')}
              </EmptyState>
            )}
            {shown?.map((practice) => (
              <CategorySection
                key={practice.category.id}
                practice={practice}
                place={practices?.findIndex(({ category: { id } }) => id === practice.category.id) ?? 0}
                terms={terms}
                chosenId={chosenId}
                onChoose={choose}
              />
            ))}
          </div>
          <RequestPanel serviceId={chosenId} isAsking={isAsking} onServiceChange={choose} onLeave={leave} />
        </div>
      </div>
    </SiteLayout>
  );
}
