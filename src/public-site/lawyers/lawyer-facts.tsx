import { useTranslation } from 'react-i18next';
import { Fact } from '#ui/text/fact.tsx';
import { BranchNames } from '../branch-names.tsx';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './lawyer-profile.module.css';
import type { Lawyer } from './use-lawyers.ts';

/** What a lawyer is in a line each: specialisation, years, languages, office. */
export function LawyerFacts({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyers']);
  return (
    <dl className={styles.facts}>
      <Fact label={t('lawyers:specialization')}>
        <Localized words={wordsOf(lawyer, 'specialization')} />
      </Fact>
      <Fact label={t('lawyers:experience')}>{t('lawyers:years', { count: lawyer.yearsOfExperience })}</Fact>
      {lawyer.spokenLanguages !== '' && (
        <Fact label={t('lawyers:languages')}>
          <Localized words={wordsOf(lawyer, 'spokenLanguages')} />
        </Fact>
      )}
      {lawyer.branchId !== null && (
        <Fact label={t('lawyers:office')}>
          <BranchNames ids={[lawyer.branchId]} />
        </Fact>
      )}
    </dl>
  );
}
