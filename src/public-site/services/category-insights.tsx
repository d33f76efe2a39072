import { useTranslation } from 'react-i18next';
import { RelatedInsights } from '../insights/related-insights.tsx';
import { Section } from '../section.tsx';
import type { ServiceCategory } from './use-services.ts';

/** What the firm's lawyers wrote about a field of law. */
export function CategoryInsights({ category }: { category: ServiceCategory }) {
  const { t } = useTranslation(['practice']);
  return (
    <RelatedInsights about={{ categoryIds: category.id }}>
      {(list) => (
        <Section id="insights" title={t('practice:insights')} size="small" isSplit>
          {list}
        </Section>
      )}
    </RelatedInsights>
  );
}
