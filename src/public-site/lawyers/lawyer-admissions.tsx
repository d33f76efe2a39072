import { useTranslation } from 'react-i18next';
import { Ltr } from '#ui/text/ltr.tsx';
import { lawyers } from '../content.ts';
import { Localized } from '../localized.tsx';
import { useRecord } from '../queries/use-records.ts';
import { wordsOf } from '../words-of.ts';
import styles from './lawyer-profile.module.css';
import type { Lawyer } from './use-lawyers.ts';

/** Where a lawyer may practise, with the number of each licence. A list of lawyers tells only how many there are. */
export function LawyerAdmissions({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyers']);
  const admissions = useRecord(lawyers, lawyer.id)?.admissions ?? [];
  if (admissions.length === 0) return null;
  return (
    <section aria-labelledby="admissions">
      <h2 id="admissions" className={styles.title}>
        {t('lawyers:admissions')}
      </h2>
      <ul className={styles.rules}>
        {admissions.map((admission) => (
          <li key={admission.id}>
            <p className={styles.strong}>
              <Localized words={wordsOf(admission, 'authority')} />
            </p>
            <p className={styles.quiet}>
              {admission.licenceNumber !== '' && (
                <span>
                  {t('lawyers:licence')} <Ltr>{admission.licenceNumber}</Ltr>
                </span>
              )}
              {admission.year !== null && <span>{t('lawyers:since', { year: admission.year })}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
