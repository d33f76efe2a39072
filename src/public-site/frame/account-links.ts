import { IconLayoutDashboard, IconUser, type TablerIcon } from '@tabler/icons-react';
import { pages } from '#contract/pages.ts';
import type { Role } from '#contract/roles.ts';

/** A signed-in person's own pages, by role; an account without a known role has none. */
export const accountLinks = (role: Role | null): readonly AccountLink[] => (role ? LINKS[role] : []);

interface AccountLink {
  path: string;
  label: 'nav:profile' | 'nav:adminPanel';
  icon: TablerIcon;
}

const staffProfile: AccountLink = { path: pages.staffProfile.path, label: 'nav:profile', icon: IconUser };

const LINKS: Readonly<Record<Role, readonly AccountLink[]>> = {
  User: [{ path: pages.account.path, label: 'nav:profile', icon: IconUser }],
  CustomerService: [staffProfile],
  Admin: [{ path: pages.dashboard.path, label: 'nav:adminPanel', icon: IconLayoutDashboard }, staffProfile],
};
