import { useTranslation } from 'react-i18next';
import styles from './about-section.module.css';
import { FirmFigures } from './firm-figures.tsx';

/** Who the firm is, beside its figures. */
export function AboutSection() {
  const { t } = useTranslation(['home']);
  return (
    <section id="about" className={styles.section} aria-labelledby="about-title">
      <div className={styles.columns}>
        <div>
          <h2 id="about-title" className={styles.title}>
            {t('home:aboutLead')}
          </h2>
          <p className={styles.text}>{t('home:aboutBody')}</p>
          <p className={styles.text}>{t('home:aboutFirm')}</p>
        </div>
        <FirmFigures />
      </div>
    </section>
  );
}
