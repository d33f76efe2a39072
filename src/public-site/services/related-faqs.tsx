import { useTranslation } from 'react-i18next';
import { useRecords } from '../queries/use-records.ts';
import { faqs } from '../content.ts';
import { FaqList } from '../faq/faq-list.tsx';
import { Section } from '../section.tsx';
import { mostRelated } from './most-related.ts';
import type { ServiceCategory } from './use-services.ts';

/** The three questions nearest to a category. Without any, or when they cannot be loaded, there is no section. */
export function RelatedFaqs({ category }: { category: ServiceCategory }) {
  const { t } = useTranslation(['services']);
  const { data } = useRecords(faqs, { pageSize: 100 });
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="related-faqs" title={t('services:faqTitle')} ground="surface" size="small" isSplit>
      <FaqList faqs={mostRelated(category, data.data, 3)} />
    </Section>
  );
}
