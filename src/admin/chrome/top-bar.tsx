import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '#ui/notifications/notification-bell.tsx';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { LanguageToggle } from '#ui/buttons/language-toggle.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import styles from './top-bar.module.css';
import type { useSidebar } from './use-sidebar.ts';
import { UserMenu } from './user-menu.tsx';

/** Over every screen: the sidebar's button, the panel's name, the language and the account. */
export function TopBar({ sidebar }: { sidebar: ReturnType<typeof useSidebar> }) {
  const { t } = useTranslation(['admin', 'a11y']);
  const { language, setLanguage } = useLanguage();
  const { isOverlay, isCollapsed, isOpen, toggle } = sidebar;
  const label = isOverlay ? 'a11y:openSidebar' : isCollapsed ? 'a11y:expandSidebar' : 'a11y:collapseSidebar';
  const icon = isOverlay
    ? IconMenu2
    : isCollapsed
      ? IconLayoutSidebarLeftExpand
      : IconLayoutSidebarLeftCollapse;
  return (
    <header className={styles.bar}>
      <IconButton
        aria-label={t(label)}
        aria-expanded={isOverlay ? isOpen : !isCollapsed}
        aria-controls="panel-sidebar"
        onClick={toggle}
      >
        <DirectionalIcon icon={icon} size={20} />
      </IconButton>
      <p className={styles.title}>{t('admin:title')}</p>
      <PaletteButton />
      <LanguageToggle
        language={language}
        onChange={(next) => void setLanguage(next)}
        className={styles.language}
        short="always"
      />
      <NotificationBell />
      <UserMenu />
    </header>
  );
}
