import { useTranslation } from 'react-i18next';
import { LawyerGrid } from '../firm/lawyer-grid.tsx';
import { useLawyers } from '../lawyers/use-lawyers.ts';
import { Section } from '../section.tsx';
import type { ServiceCategory } from './use-services.ts';

/** The lawyers who take care of a field of law. Without any, or when they cannot be loaded, there is no section. */
export function CategoryLawyers({ category }: { category: ServiceCategory }) {
  const { t } = useTranslation(['practice']);
  const { data } = useLawyers();
  const own = data?.data.filter(({ categoryIds }) => categoryIds.includes(category.id)) ?? [];
  if (own.length === 0) return null;
  return (
    <Section id="team" title={t('practice:team')} lead={t('practice:teamLead')} size="small" isSplit>
      <LawyerGrid lawyers={own} />
    </Section>
  );
}
