import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { useRecords } from '../queries/use-records.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { faqs } from '../content.ts';
import { FaqList } from '../faq/faq-list.tsx';
import { Section } from '../section.tsx';

/** The first questions of the FAQ page. Without any, or when they cannot be loaded, there is no section (R59). */
export function FaqExcerpt() {
  const { t } = useTranslation(['home']);
  const { data } = useRecords(faqs, { pageSize: 4 });
  if (!data || data.data.length === 0) return null;
  return (
    <Section
      id="faq"
      title={t('home:faqTitle')}
      action={
        <ButtonLink variant="secondary" size="large" to={pages.faq.path}>
          {t('home:faqAll')} <DirectionalIcon icon={IconArrowRight} size={20} />
        </ButtonLink>
      }
      ground="surface"
      isSplit
    >
      <FaqList faqs={data.data} />
    </Section>
  );
}
