import {
  type Icon,
  IconArticle,
  IconBuilding,
  IconCalendar,
  IconHelp,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconListDetails,
  IconMail,
  IconPhoto,
  IconScale,
  IconSettings,
  IconTags,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuIcon } from '#contract/menu-place.ts';

/** The pictures of the definitions' icon names. */
export const menuIcons = {
  article: IconArticle,
  building: IconBuilding,
  calendar: IconCalendar,
  help: IconHelp,
  history: IconHistory,
  home: IconLayoutDashboard,
  inbox: IconInbox,
  list: IconListDetails,
  mail: IconMail,
  photo: IconPhoto,
  scale: IconScale,
  settings: IconSettings,
  tags: IconTags,
  users: IconUsers,
} as const satisfies Record<MenuIcon, Icon>;
