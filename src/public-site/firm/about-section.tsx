import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
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
          <p>
            <ButtonLink variant="secondary" size="large" to={pages.about.path}>
              {t('home:aboutMore')} <DirectionalIcon icon={IconArrowRight} size={20} />
            </ButtonLink>
          </p>
        </div>
        <FirmFigures />
      </div>
    </section>
  );
}
