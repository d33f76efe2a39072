import { useLogout } from '@refinedev/core';
import { IconLock, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { homeOf, pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { findResource } from '#resources/index.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { GirihPattern } from '#ui/girih/girih-pattern.tsx';
import { Optional } from '#ui/loading/optional.tsx';
import { Lockup } from '#ui/brand/lockup.tsx';
import { Mark } from '#ui/brand/mark.tsx';
import { capabilitiesOf } from '../capabilities/registry.ts';
import { type MenuPlace, usePanelMenu } from '../refine/panel-menu.tsx';
import { menuIcons } from './menu-icons.ts';
import { Tooltip } from '../dropdown/tooltip.tsx';
import styles from './sidebar.module.css';

/** What capabilities say of a place beside its name. */
function MenuMarks({ name }: { name: string }) {
  const resource = findResource(name);
  if (!resource) return null;
  return capabilitiesOf(resource).map(
    ({ name: key, MenuMark }) => MenuMark && <MenuMark key={key} resource={resource} />,
  );
}

interface SidebarProps {
  isCollapsed: boolean;
  onNavigate: () => void;
}

/** The menu of the panel: Refine's, as the access table lets this person see it. */
export function Sidebar({ isCollapsed, onNavigate }: SidebarProps) {
  const { t } = useTranslation(['admin', 'common', 'a11y']);
  const { language } = useLanguage();
  const role = useSession()?.user.lastRole ?? null;
  const menu = usePanelMenu();
  const { mutate: logout, isPending: isLeaving } = useLogout();
  return (
    <div className={styles.sidebar} data-collapsed={isCollapsed || undefined}>
      <GirihPattern className={styles.pattern} />
      <Link to={homeOf(role)} className={styles.brand} aria-label={t('common:brand')} onClick={onNavigate}>
        {isCollapsed ? <Mark size={30} tone="ground" /> : <Lockup language={language} size={32} />}
      </Link>
      <nav aria-label={t('a11y:adminNav')}>
        {menu.map(({ name, label, places }) => (
          <section key={name}>
            <h2 className={isCollapsed ? 'visually-hidden' : styles.group}>{label}</h2>
            <ul>
              {places.map((place) => (
                <li key={place.name}>
                  {place.lock ? (
                    <LockedEntry place={place} reason={place.lock} isCollapsed={isCollapsed} />
                  ) : (
                    <SidebarLink place={place} isCollapsed={isCollapsed} onNavigate={onNavigate} />
                  )}
                  {!place.lock && !isCollapsed && (
                    <Optional>
                      <MenuMarks name={place.name} />
                    </Optional>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Tooltip label={isCollapsed ? t('admin:logout') : null}>
        <button
          type="button"
          className={`${styles.item} ${styles.logout}`}
          aria-label={isCollapsed ? t('admin:logout') : undefined}
          aria-busy={isLeaving || undefined}
          onClick={() => !isLeaving && logout()}
        >
          <DirectionalIcon icon={IconLogout} size={isCollapsed ? 20 : 18} />
          {!isCollapsed && t(isLeaving ? 'admin:loggingOut' : 'admin:logout')}
        </button>
      </Tooltip>
    </div>
  );
}

interface SidebarLinkProps extends SidebarProps {
  place: MenuPlace;
}

function SidebarLink({ place, isCollapsed, onNavigate }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const { label, path: to, tabs } = place;
  const Icon = menuIcons[place.icon];
  // Everything in the panel stands under the dashboard.
  const end = to === pages.dashboard.path;
  const isHere = [place, ...tabs].some(({ path }) => matchPath({ path, end }, pathname) !== null);
  return (
    <Tooltip label={isCollapsed ? label : null}>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={styles.item}
        aria-label={isCollapsed ? label : undefined}
        onClick={onNavigate}
      >
        <Icon size={isCollapsed ? 20 : 18} stroke={1.6} aria-hidden="true" />
        {!isCollapsed && label}
      </Link>
    </Tooltip>
  );
}

interface LockedEntryProps {
  place: MenuPlace;
  reason: string;
  isCollapsed: boolean;
}

/** What the menu tells of and does not open (A4). It takes the focus, so that the reason is told there too. */
function LockedEntry({ place: { icon, label }, reason, isCollapsed }: LockedEntryProps) {
  const Icon = menuIcons[icon];
  return (
    <Tooltip label={isCollapsed ? `${label}: ${reason}` : reason}>
      <span
        role="link"
        aria-disabled="true"
        // Read out with the reason, which the tooltip only draws.
        aria-label={`${label}: ${reason}`}
        tabIndex={0}
        className={styles.item}
      >
        <Icon size={isCollapsed ? 20 : 18} stroke={1.6} aria-hidden="true" />
        {!isCollapsed && label}
        {!isCollapsed && <IconLock className={styles.lock} size={15} stroke={1.6} aria-hidden="true" />}
      </span>
    </Tooltip>
  );
}
