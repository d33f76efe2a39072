import { pages } from '#contract/pages.ts';
import type { Role } from '#contract/roles.ts';

/** A signed-in person's own pages, by role; an account without a known role has none. */
export const accountLinks = (role: Role | null): readonly AccountLink[] => (role ? LINKS[role] : []);

interface AccountLink {
  path: string;
  label: 'nav.profile' | 'nav.adminPanel';
}

const staffProfile: AccountLink = { path: pages.staffProfile.path, label: 'nav.profile' };

const LINKS: Readonly<Record<Role, readonly AccountLink[]>> = {
  User: [{ path: pages.account.path, label: 'nav.profile' }],
  CustomerService: [staffProfile],
  Admin: [{ path: pages.dashboard.path, label: 'nav.adminPanel' }, staffProfile],
};
