import { useTranslation } from 'react-i18next';
import { LawyerGrid } from '../firm/lawyer-grid.tsx';
import { useLawyers } from '../lawyers/use-lawyers.ts';
import { Section } from '../section.tsx';

/** Everybody who practises at the firm. */
export function AboutPeople() {
  const { t } = useTranslation(['about', 'home']);
  const { data } = useLawyers();
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="people" title={t('about:peopleTitle')} lead={t('home:teamLead')} ground="surface">
      <LawyerGrid lawyers={data.data} />
    </Section>
  );
}
