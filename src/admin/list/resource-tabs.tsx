import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { resources } from '#resources/index.ts';
import { areaTabs, tabsOf } from '../menu.ts';
import styles from './list-screen.module.css';

/** The screens that share one place in the menu, over each of them. */
export function ResourceTabs({ resource }: { resource: AnyResource }) {
  const role = useSession()?.user.lastRole ?? null;
  if (resource.menu && resource.menu.area === 'settings') return <SettingsTabs />;
  return <Tabs tabs={tabsOf(resource, role, resources)} />;
}

/** The sections of the settings, and the person's own password (R81). */
export function SettingsTabs() {
  const role = useSession()?.user.lastRole ?? null;
  return <Tabs tabs={areaTabs('settings', role, resources)} hasPassword />;
}

interface TabsProps {
  tabs: readonly AnyResource[];
  hasPassword?: boolean;
}

/** Links, not tabs: each is a page of its own. */
function Tabs({ tabs, hasPassword = false }: TabsProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const links = [
    ...tabs.map((tab) => ({ to: adminPath(tab), words: tab.labels.many[language] })),
    ...(hasPassword ? [{ to: pages.changePassword.path, words: t('adminSettings.password') }] : []),
  ];
  if (links.length < 2) return null;
  return (
    <nav aria-label={t('panel.lists')} className={styles.tabs}>
      {links.map(({ to, words }) => (
        <NavLink key={to} to={to} end className={styles.tab} ref={showCurrent}>
          {words}
        </NavLink>
      ))}
    </nav>
  );
}

/**
 * On a narrow screen the tabs scroll: the open one is brought into view, after the frame that shows it. To measure it
 * sooner would lay out the whole page for it.
 */
function showCurrent(link: HTMLAnchorElement | null): void {
  if (!link?.parentElement || link.getAttribute('aria-current') !== 'page') return;
  const row = link.parentElement;
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (!seen?.rootBounds) return;
      const [tab, frame] = [seen.boundingClientRect, seen.rootBounds];
      row.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2);
    },
    { root: row },
  );
  observer.observe(link);
}
