import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { pages } from '#contract/pages.ts';
import { pageResource } from '#providers/session/access-control-provider.ts';
import { menuPlaceOf, usePanelMenu } from '../refine/panel-menu.tsx';
import styles from './list-screen.module.css';

/** The screens that share one place in the menu, over each of them. */
export const ResourceTabs = ({ resource }: { resource: AnyResource }) => <PlaceTabs name={resource.name} />;

/** The sections of the settings, and the person's own password (R81). */
export const SettingsTabs = () => <PlaceTabs name={pageResource('changePassword')} />;

/** Links, not tabs: each is a page of its own. */
function PlaceTabs({ name }: { name: string }) {
  const { t } = useTranslation(['panel']);
  const place = menuPlaceOf(usePanelMenu(), name);
  if (!place || place.tabs.length === 0) return null;
  // The settings themselves show nothing but their sections.
  const isArea = place.path === pages.settings.path;
  const links = isArea ? place.tabs : [place, ...place.tabs];
  return (
    <>
      {isArea && <h2 className={styles.area}>{place.label}</h2>}
      <nav aria-label={isArea ? place.label : t('panel:lists')} className={styles.tabs} data-area={isArea}>
        {links.map(({ path, label }) => (
          <NavLink key={path} to={path} end className={styles.tab} ref={showCurrent}>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
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
