import { useTranslation } from 'react-i18next';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { phoneLink } from '#ui/text/phone-links.ts';
import { shapeOf, useOffices } from '../use-offices.ts';
import styles from './support-panel.module.css';

/** For the question that is not here: people, by e-mail and by phone (R36). */
export function SupportPanel() {
  const { t } = useTranslation(['faqPage', 'footer']);
  const { data } = useOffices();
  const offices = data?.data ?? [];
  return (
    <section className={styles.panel} aria-labelledby="support">
      <h2 id="support" className={styles.title}>
        {t('faqPage:supportTitle')}
      </h2>
      <p className={styles.text}>{t('faqPage:supportBody')}</p>
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.id} className={styles.office}>
            <p className={styles.name}>
              <BranchGlyph branch={shapeOf(office)} /> {t('footer:officeOf', { name: office.name })}
            </p>
            <a href={phoneLink(office.phone)}>
              <PhoneText>{office.phone}</PhoneText>
            </a>
            <a href={`mailto:${office.email}`}>
              <Ltr>{office.email}</Ltr>
            </a>
          </li>
        ))}
      </ul>
      {offices[0] && (
        <ButtonLink size="large" href={`mailto:${offices[0].email}`}>
          {t('faqPage:supportAction')}
        </ButtonLink>
      )}
    </section>
  );
}
