import { useTranslation } from 'react-i18next';
import { FaqList } from '../faq/faq-list.tsx';
import { useFaqs } from '../faq/use-faqs.ts';
import { Section } from '../section.tsx';
import { mostRelated } from './most-related.ts';
import type { Practice } from './use-services.ts';

/**
 * The three questions nearest to a category, beside those that stand with one of its services. Without any, or when
 * they cannot be loaded, there is no section.
 */
export function RelatedFaqs({ practice: { category, services } }: { practice: Practice }) {
  const { t } = useTranslation(['services']);
  const { data } = useFaqs();
  const others = data?.data.filter(({ serviceId }) => services.every(({ id }) => id !== serviceId)) ?? [];
  if (others.length === 0) return null;
  return (
    <Section id="related-faqs" title={t('services:faqTitle')} ground="surface" size="small" isSplit>
      <FaqList faqs={mostRelated(category, others, 3)} />
    </Section>
  );
}
