import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { GirihPattern } from '#ui/girih/girih-pattern.tsx';
import styles from './call-band.module.css';

/** The last word of a page: how to begin. */
export function CallBand() {
  const { t } = useTranslation(['home']);
  return (
    <section className={styles.band} aria-labelledby="call">
      <GirihPattern angle="star" isFading className={styles.pattern} />
      <div className={styles.line}>
        <div>
          <h2 id="call" className={styles.title}>
            {t('home:ctaTitle')}
          </h2>
          <p className={styles.text}>{t('home:ctaBody')}</p>
        </div>
        <ButtonLink variant="secondary" size="large" to={pages.services.path} className={styles.button}>
          {t('home:ctaButton')} <DirectionalIcon icon={IconArrowRight} size={20} />
        </ButtonLink>
      </div>
    </section>
  );
}
