import { IconLanguage, IconLogout, IconMoon, IconPlus, IconSun, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '@refinedev/core';
import type { AnyResource } from '#contract/define-resource.ts';
import { otherLanguage } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useColorScheme } from '#providers/browser/color-scheme.ts';
import { EVERYTHING, pageResource } from '#providers/session/access-control-provider.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resources } from '#resources/index.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
import { menuIcons } from '../chrome/menu-icons.ts';
import { useAccess } from '../refine/use-access.ts';
import type { FixedEntry } from './palette-entries.ts';

/** What the palette knows without asking: screens, forms of new records, and what the top bar can do. */
export function useFixedGroups(): { label: string; entries: FixedEntry[] }[] {
  const { t } = useTranslation(['panel', 'admin']);
  const { language, setLanguage } = useLanguage();
  const { shown, choose } = useColorScheme();
  const entry = (given: Omit<FixedEntry, 'words'>, words = ''): FixedEntry => ({
    ...given,
    words: `${given.label} ${words}`,
  });
  const next = otherLanguage(language);
  const scheme = shown === 'dark' ? 'light' : 'dark';

  const { resources: open = [] } = useAccess(EVERYTHING, 'list');
  const { resources: creatable = [] } = useAccess(EVERYTHING, 'create');
  const { mutate: logout } = useLogout();
  const screens = inMenu(open).map(({ resource, icon }) =>
    entry(
      { key: resource.name, label: resource.labels.many[language], icon, target: adminPath(resource) },
      resource.labels.many[next],
    ),
  );
  const forms = inMenu(creatable).map(({ resource }) =>
    entry(
      {
        key: `new-${resource.name}`,
        label: t('panel:newRecord', { name: inSentence(resource.labels.one[language]) }),
        icon: IconPlus,
        target: `${adminPath(resource)}/new`,
      },
      resource.labels.one[next],
    ),
  );
  const hasDashboard = open.includes(pageResource('dashboard'));
  return [
    {
      label: t('panel:goTo'),
      entries: [
        ...(hasDashboard
          ? [
              entry({
                key: 'dashboard',
                label: t('admin:dashboard'),
                icon: menuIcons.home,
                target: pages.dashboard.path,
              }),
            ]
          : []),
        ...screens,
        entry({ key: 'profile', label: t('admin:profile'), icon: IconUser, target: pages.staffProfile.path }),
      ],
    },
    {
      label: t('panel:actions'),
      entries: [
        ...forms,
        entry(
          {
            key: 'language',
            label: t('panel:otherLanguage'),
            icon: IconLanguage,
            target: () => void setLanguage(next),
          },
          'English العربية',
        ),
        entry({
          key: 'scheme',
          label: t(scheme === 'dark' ? 'panel:darkScheme' : 'panel:lightScheme'),
          icon: scheme === 'dark' ? IconMoon : IconSun,
          target: () => choose(scheme),
        }),
        entry({ key: 'logout', label: t('admin:logout'), icon: IconLogout, target: () => logout() }),
      ],
    },
  ];
}

/** Those of them that have screens. */
const inMenu = (names: readonly string[]) =>
  resources.flatMap((resource: AnyResource) =>
    resource.menu && names.includes(resource.name) ? [{ resource, icon: menuIcons[resource.menu.icon] }] : [],
  );
