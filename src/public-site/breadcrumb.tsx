import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The page above this one. */
  path: string;
  name: string;
}

/** The way to a page: from the front page over the one above it. */
export function Breadcrumb({ path, name }: BreadcrumbProps) {
  const { t } = useTranslation(['nav', 'a11y']);
  return (
    <nav aria-label={t('a11y:breadcrumbs')}>
      <ol className={styles.crumbs}>
        <li>
          <Link to={pages.home.path}>{t('nav:home')}</Link>
          <DirectionalIcon icon={IconChevronRight} size={16} />
        </li>
        <li>
          <Link to={path}>{name}</Link>
        </li>
      </ol>
    </nav>
  );
}
