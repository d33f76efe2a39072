import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import styles from './home-hero.module.css';

/** The two ways in. */
export function HeroActions() {
  const { t } = useTranslation(['home']);
  return (
    <p className={styles.actions}>
      <ButtonLink variant="clay" size="large" to={pages.consultations.path}>
        {t('home:heroPrimary')} <DirectionalIcon icon={IconArrowRight} size={20} />
      </ButtonLink>
      <ButtonLink variant="secondaryOnInk" size="large" to={pages.services.path}>
        {t('home:heroSecondary')}
      </ButtonLink>
    </p>
  );
}
