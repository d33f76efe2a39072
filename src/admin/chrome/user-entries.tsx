import { Menu } from '@mantine/core';
import { useLogout } from '@refinedev/core';
import { IconCheck, IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { COLOR_SCHEMES, useColorScheme } from '#providers/browser/color-scheme.ts';
import { pageResource } from '#providers/session/access-control-provider.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { useAccess } from '../refine/use-access.ts';
import { DropdownMenu } from '../dropdown/dropdown-menu.tsx';

const SCHEME_WORDS = {
  light: 'common:themeLight',
  dark: 'common:themeDark',
  system: 'common:themeSystem',
} as const;

/** The way to one's profile, the settings (A61), the panel's appearance, and out (R112-R114). */
export function UserEntries() {
  const { t } = useTranslation(['panel', 'admin', 'common']);
  const { chosen, choose } = useColorScheme();
  const canSet = useAccess(pageResource('settings'), 'list').can;
  const { mutate: logout, isPending: isLeaving } = useLogout();
  return (
    <DropdownMenu label={t('panel:userMenu')} width={230}>
      <Menu.Item
        component={Link}
        to={pages.staffProfile.path}
        icon={<IconUser size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('admin:profile')}
      </Menu.Item>
      {canSet && (
        <Menu.Item
          component={Link}
          to={pages.settings.path}
          icon={<IconSettings size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('admin:settings')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{t('common:theme')}</Menu.Label>
      {COLOR_SCHEMES.map((scheme) => (
        <Menu.Item
          key={scheme}
          // Mantine keeps its own role on every entry: «checked» would have no meaning there.
          aria-current={scheme === chosen || undefined}
          rightSection={scheme === chosen && <IconCheck size={16} aria-hidden="true" />}
          onClick={() => choose(scheme)}
        >
          {t(SCHEME_WORDS[scheme])}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        icon={<DirectionalIcon icon={IconLogout} />}
        // It ends with another page: until then, on a slow line, it says that it is under way.
        closeMenuOnClick={false}
        aria-busy={isLeaving || undefined}
        onClick={() => !isLeaving && logout()}
      >
        {t(isLeaving ? 'admin:loggingOut' : 'admin:logout')}
      </Menu.Item>
    </DropdownMenu>
  );
}
