import { useBreadcrumb } from '@refinedev/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { listPath } from '../list/remembered-lists.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  resource: AnyResource;
  /** What this screen is, where Refine has no action for it, such as the history. Default: Refine's word. */
  current?: string;
}

/** The way to a screen, by Refine's `useBreadcrumb`: back to the list as it was left, with its filters and its page. */
export function Breadcrumbs({ resource, current }: BreadcrumbsProps) {
  const { t } = useTranslation(['a11y']);
  const { language } = useLanguage();
  const { breadcrumbs } = useBreadcrumb();
  const base = adminPath(resource);
  const above = breadcrumbs.slice(0, -1);
  // An address of which Refine knows no screen leads at least back to the list.
  const places = above.length > 0 ? above : [{ label: resource.labels.many[language], href: base }];
  const here = current ?? breadcrumbs.at(-1)?.label;
  return (
    <nav aria-label={t('a11y:breadcrumbs')}>
      <ol className={styles.crumbs}>
        {places.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <Link to={href === base ? listPath(resource) : href}>{label}</Link>
            ) : (
              <span>{label}</span>
            )}
            <DirectionalIcon icon={IconChevronRight} size={14} />
          </li>
        ))}
        {here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
