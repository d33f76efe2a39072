import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { useAllRecords } from '../queries/use-records.ts';
import { lawyers } from '../content.ts';
import { Section } from '../section.tsx';
import { LawyerCard } from './lawyer-card.tsx';
import styles from './lawyers-section.module.css';
import { ScrollRow } from './scroll-row.tsx';

/** The people who do the work (R57, R154): five side by side, more in a row that scrolls. */
export function LawyersSection() {
  const { t } = useTranslation(['home']);
  const { data } = useAllRecords(lawyers);
  if (!data || data.data.length === 0) return null;
  return (
    <Section
      id="lawyers"
      title={t('home:teamTitle')}
      lead={t('home:teamLead')}
      action={
        <ButtonLink variant="secondary" size="large" to={pages.lawyers.path}>
          {t('home:teamAll')} <DirectionalIcon icon={IconArrowRight} size={20} />
        </ButtonLink>
      }
    >
      <ScrollRow label={t('home:teamTitle')} hasMore={data.data.length > 5}>
        {data.data.map((lawyer, place) => (
          <li key={lawyer.id} className={styles.card}>
            <LawyerCard lawyer={lawyer} place={place} />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
