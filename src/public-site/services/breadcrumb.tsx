import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import styles from './breadcrumb.module.css';

/** The way to a category of services: from the front page over all services. */
export function Breadcrumb() {
  const { t } = useTranslation(['nav', 'a11y']);
  return (
    <nav aria-label={t('a11y:breadcrumbs')}>
      <ol className={styles.crumbs}>
        <li>
          <Link to={pages.home.path}>{t('nav:home')}</Link>
          <DirectionalIcon icon={IconChevronRight} size={16} />
        </li>
        <li>
          <Link to={pages.services.path}>{t('nav:services')}</Link>
        </li>
      </ol>
    </nav>
  );
}
