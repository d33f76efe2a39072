import { IconLock, IconLogout } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router-dom';
import type { Language } from '#contract/language.ts';
import { homeOf, pages } from '#contract/pages.ts';
import { signOut } from '#providers/account.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { resources } from '#resources/index.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { GirihPattern } from '#ui/girih-pattern.tsx';
import { Lockup } from '#ui/lockup.tsx';
import { Mark } from '#ui/mark.tsx';
import { type MenuEntry, menuFor } from '../menu.ts';
import { menuIcons } from './menu-icons.ts';
import { Hint } from '../drop/hint.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  isCollapsed: boolean;
  onNavigate: () => void;
}

const GROUP_WORDS = {
  work: 'admin.groupWork',
  content: 'admin.groupContent',
  administration: 'admin.groupAdmin',
} as const;

/** The menu of the panel, as the access table and the person's role make it. */
export function Sidebar({ isCollapsed, onNavigate }: SidebarProps) {
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  const role = useSession()?.user.lastRole ?? null;
  return (
    <div className={styles.sidebar} data-collapsed={isCollapsed || undefined}>
      <GirihPattern className={styles.pattern} />
      <Link
        to={homeOf(role)}
        className={styles.brand}
        aria-label={t('common.brand', { ns: 'site' })}
        onClick={onNavigate}
      >
        {isCollapsed ? <Mark size={30} tone="ground" /> : <Lockup language={language} size={32} />}
      </Link>
      <nav aria-label={t('a11y.adminNav', { ns: 'site' })}>
        {menuFor(role, resources).map(({ group, entries }) => (
          <section key={group}>
            <h2 className={isCollapsed ? 'visually-hidden' : styles.group}>{t(GROUP_WORDS[group])}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.path}>
                  {entry.lock ? (
                    <LockedEntry entry={entry} reason={entry.lock[language]} isCollapsed={isCollapsed} />
                  ) : (
                    <SidebarLink entry={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Hint label={isCollapsed ? t('admin.logout') : null}>
        <button
          type="button"
          className={`${styles.item} ${styles.logout}`}
          aria-label={isCollapsed ? t('admin.logout') : undefined}
          onClick={() => void signOut()}
        >
          <DirectionalIcon icon={IconLogout} size={isCollapsed ? 20 : 18} />
          {!isCollapsed && t('admin.logout')}
        </button>
      </Hint>
    </div>
  );
}

interface SidebarLinkProps extends SidebarProps {
  entry: MenuEntry;
}

function SidebarLink({ entry, isCollapsed, onNavigate }: SidebarLinkProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const Icon = menuIcons[entry.icon];
  const label = labelOf(entry, language, t);
  // Everything in the panel stands under the dashboard.
  const end = entry.path === pages.dashboard.path;
  const isHere = entry.places.some((path) => matchPath({ path, end }, pathname) !== null);
  return (
    <Hint label={isCollapsed ? label : null}>
      <Link
        to={entry.path}
        aria-current={isHere ? 'page' : undefined}
        className={styles.item}
        aria-label={isCollapsed ? label : undefined}
        onClick={onNavigate}
      >
        <Icon size={isCollapsed ? 20 : 18} stroke={1.6} aria-hidden="true" />
        {!isCollapsed && label}
      </Link>
    </Hint>
  );
}

interface LockedEntryProps {
  entry: MenuEntry;
  reason: string;
  isCollapsed: boolean;
}

/** What the menu tells of and does not open (A4). It takes the focus, so that the reason is told there too. */
function LockedEntry({ entry, reason, isCollapsed }: LockedEntryProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const Icon = menuIcons[entry.icon];
  const label = labelOf(entry, language, t);
  return (
    <Hint label={isCollapsed ? `${label}: ${reason}` : reason}>
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
    </Hint>
  );
}

const labelOf = ({ label }: MenuEntry, language: Language, t: TFunction<'admin'>): string =>
  typeof label === 'string' ? t(`admin.${label}`) : label[language];
