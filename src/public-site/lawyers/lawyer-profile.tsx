import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { LawyerPlate } from '../firm/lawyer-plate.tsx';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import { LawyerAdmissions } from './lawyer-admissions.tsx';
import { LawyerContact } from './lawyer-contact.tsx';
import { LawyerFacts } from './lawyer-facts.tsx';
import { LawyerInsights } from './lawyer-insights.tsx';
import styles from './lawyer-profile.module.css';
import { LawyerServices } from './lawyer-services.tsx';
import type { Lawyer } from './use-lawyers.ts';

interface LawyerProfileProps {
  lawyer: Lawyer;
  /** Their place among all lawyers, from 0. */
  place: number;
}

/** The portrait with the ways to reach the lawyer, beside what is to be told of them. */
export function LawyerProfile({ lawyer, place }: LawyerProfileProps) {
  const { t } = useTranslation(['lawyers', 'nav']);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <LawyerPlate
          lawyer={lawyer}
          place={place}
          sizes="(width < 1024px) 240px, 320px"
          isEager
          className={styles.plate}
        />
        <LawyerContact lawyer={lawyer} />
        <p>
          <ButtonLink to={`${pages.consultations.path}?lawyer=${lawyer.slug}`} isFullWidth>
            {t('nav:requestConsultation')}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.main}>
        <section aria-labelledby="bio">
          <h2 id="bio" className="visually-hidden">
            {t('lawyers:bio')}
          </h2>
          <p className={styles.bio}>
            <Localized words={wordsOf(lawyer, 'description')} />
          </p>
        </section>
        <LawyerFacts lawyer={lawyer} />
        <LawyerAdmissions lawyer={lawyer} />
        <LawyerServices lawyer={lawyer} />
        <LawyerInsights lawyer={lawyer} />
      </div>
    </div>
  );
}
