import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { resources } from '#resources/index.ts';
import { tabsOf } from '../menu.ts';
import styles from './list-screen.module.css';

/** The lists that share one place in the menu. Links, not tabs: each is a page of its own. */
export function ResourceTabs({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const tabs = tabsOf(resource, useSession()?.user.lastRole ?? null, resources);
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t('panel.lists')} className={styles.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.name} to={adminPath(tab)} end className={styles.tab}>
          {tab.labels.many[language]}
        </NavLink>
      ))}
    </nav>
  );
}
