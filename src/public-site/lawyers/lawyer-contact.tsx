import { useTranslation } from 'react-i18next';
import { pickWords } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Fact } from '#ui/text/fact.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { phoneLink } from '#ui/text/phone-links.ts';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { useOffices } from '../use-offices.ts';
import { wordsOf } from '../words-of.ts';
import styles from './lawyer-profile.module.css';
import type { Lawyer } from './use-lawyers.ts';

/** The ways to a lawyer: their own, and the telephone of their office. */
export function LawyerContact({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyers', 'footer', 'home']);
  const { language } = useLanguage();
  const { data } = useOffices();
  const office = data?.data.find(({ id }) => id === lawyer.branchId);
  const name = isolate(pickWords(wordsOf(lawyer, 'name'), language).text);
  if (lawyer.email === '' && lawyer.linkedIn === '' && !office) return null;
  return (
    <section aria-labelledby="reach">
      <h2 id="reach" className="visually-hidden">
        {t('lawyers:reach')}
      </h2>
      <dl className={styles.reach}>
        {lawyer.email !== '' && (
          <Fact label={t('footer:email')}>
            <a href={`mailto:${lawyer.email}`}>
              <Ltr>{lawyer.email}</Ltr>
            </a>
          </Fact>
        )}
        {office && (
          <Fact label={t('lawyers:officePhone')}>
            <a href={phoneLink(office.phone)}>
              <PhoneText>{office.phone}</PhoneText>
            </a>
          </Fact>
        )}
        {lawyer.linkedIn !== '' && (
          <Fact label={t('lawyers:linkedIn')}>
            <a href={lawyer.linkedIn} target="_blank" rel="noopener noreferrer">
              {t('home:linkedinLawyer', { name })}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  );
}
