import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { roleLabels } from '#contract/roles.ts';
import { signOut } from '#providers/account.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { useUserInfo } from '#providers/use-user-info.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { InitialTile } from '#ui/initial-tile.tsx';
import { UserText } from '#ui/user-text.tsx';
import { COLOR_SCHEMES, useColorScheme } from '../color-scheme.ts';
import { MenuList } from '../menu-list.tsx';
import styles from './top-bar.module.css';

const SCHEME_WORDS = {
  light: 'common.themeLight',
  dark: 'common.themeDark',
  system: 'common.themeSystem',
} as const;

/** Who is signed in, and the way to their profile, the settings (A61), the panel's appearance, and out (R112-R114). */
export function UserMenu() {
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  const { chosen, choose } = useColorScheme();
  const user = useSession()?.user;
  const { data: info } = useUserInfo();
  if (!user) return null;
  // The session's name is in the language of the sign-in; the account has both.
  const name = (language === 'ar' ? info?.fullNameAr : info?.fullNameEn) || user.name;
  const role = user.lastRole && roleLabels[user.lastRole][language];
  return (
    <Menu position="bottom-end" width={230} shadow="lg" withinPortal>
      <Menu.Target>
        <button type="button" className={styles.user}>
          <span className="visually-hidden">{t('panel.userMenu')}: </span>
          <InitialTile name={name} kind="staff" size="small" />
          <span className={styles.who}>
            <UserText as="span" className={styles.name}>
              {name}
            </UserText>
            {role && <span className={styles.role}>{role}</span>}
          </span>
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </Menu.Target>
      <MenuList label={t('panel.userMenu')}>
        <Menu.Item
          component={Link}
          to={pages.staffProfile.path}
          icon={<IconUser size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('admin.profile')}
        </Menu.Item>
        {pages.settings.audience.some((allowed) => allowed === user.lastRole) && (
          <Menu.Item
            component={Link}
            to={pages.settings.path}
            icon={<IconSettings size={18} stroke={1.6} aria-hidden="true" />}
          >
            {t('admin.settings')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>{t('common.theme', { ns: 'site' })}</Menu.Label>
        {COLOR_SCHEMES.map((scheme) => (
          <Menu.Item
            key={scheme}
            // Mantine keeps its own role on every entry: «checked» would have no meaning there.
            aria-current={scheme === chosen || undefined}
            rightSection={scheme === chosen && <IconCheck size={16} aria-hidden="true" />}
            onClick={() => choose(scheme)}
          >
            {t(SCHEME_WORDS[scheme], { ns: 'site' })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item icon={<DirectionalIcon icon={IconLogout} />} onClick={() => void signOut()}>
          {t('admin.logout')}
        </Menu.Item>
      </MenuList>
    </Menu>
  );
}
