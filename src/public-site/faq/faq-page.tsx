import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { foldedWords } from '#contract/text-folding.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { TitleBand } from '../title-band.tsx';
import styles from './faq-page.module.css';
import { FaqSkeleton } from './faq-skeleton.tsx';
import { FaqTopics } from './faq-topics.tsx';
import { SupportPanel } from './support-panel.tsx';
import { TopicFilter } from './topic-filter.tsx';
import { filterTopics, useFaqTopics } from './use-faq-topics.ts';

/** Questions and answers: searched while typing, by topic, and with a way on when there is no answer (R36). */
export function FaqPage() {
  const { t } = useTranslation(['faqPage', 'common']);
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const [topicId, setTopicId] = useState<number | null>(null);
  const { topics, error, retry } = useFaqTopics();
  const terms = useDeferredValue(useMemo(() => foldedWords(query), [query]));
  const shown = useMemo(
    () => topics && filterTopics(topics, { terms, topicId, language }),
    [topics, terms, topicId, language],
  );
  const { hash } = useLocation();
  const isHere = topics !== null;
  // The browser looked for the anchor before the questions had come.
  useEffect(() => {
    if (isHere && hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isHere, hash]);
  const count = shown?.reduce((sum, topic) => sum + topic.faqs.length, 0) ?? 0;
  const isSearching = terms.length > 0;

  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={t('faqPage:title')}
        metaTitle={t('faqPage:metaTitle')}
        description={t('faqPage:metaDescription')}
      >
        <SearchField
          size="large"
          label={t('faqPage:searchLabel')}
          placeholder={t('faqPage:searchPlaceholder')}
          query={query}
          onChange={setQuery}
        />
      </TitleBand>
      <div className={styles.columns}>
        <TopicFilter topics={topics ?? []} chosenId={topicId} onChoose={setTopicId} />
        <div>
          <p role="status" className={isSearching ? styles.count : 'visually-hidden'}>
            {isSearching && shown && t('common:results', { count })}
          </p>
          {error !== null && (
            <ErrorPanel title={t('faqPage:errorTitle')} onRetry={retry}>
              {describeFailure(error, language)}
            </ErrorPanel>
          )}
          {error === null && !shown && <FaqSkeleton />}
          {topics?.length === 0 && <EmptyState title={t('faqPage:noneYet')} />}
          {topics && topics.length > 0 && count === 0 && (
            <EmptyState title={t('faqPage:emptyTitle', { query: isolate(query.trim()) })}>
              {t('faqPage:emptyBody')}
            </EmptyState>
          )}
          {shown && count > 0 && <FaqTopics topics={shown} terms={terms} />}
          <SupportPanel />
        </div>
      </div>
    </SiteLayout>
  );
}
