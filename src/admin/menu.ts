import { canManage } from '#contract/access.ts';
import type { AnyResource, MenuGroup, MenuIcon } from '#contract/define-resource.ts';
import type { Words } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { type Role, isStaff } from '#contract/roles.ts';

export interface MenuEntry {
  path: string;
  icon: MenuIcon;
  /** A resource's own words, or the panel's word of this key. */
  label: Words | 'dashboard';
}

const GROUPS: readonly MenuGroup[] = ['work', 'content', 'administration'];

/** The menu of a role: what it may list, in the groups and the order of the definitions (R84, R107, R108). */
export function menuFor(
  role: Role | null,
  resources: readonly AnyResource[],
): { group: MenuGroup; entries: MenuEntry[] }[] {
  // A client's own requests are read on the site; the panel is for staff.
  if (!isStaff(role)) return [];
  return GROUPS.map((group) => ({
    group,
    entries: [...fixedEntries(group, role), ...resourceEntries(group, role, resources)],
  })).filter(({ entries }) => entries.length > 0);
}

/** The resources shown as tabs over one list, itself first; only itself where there are none. */
export function tabsOf(resource: AnyResource, role: Role | null, resources: readonly AnyResource[]) {
  const home = (resource.menu && resource.menu.tabOf) || resource.name;
  return resources.filter(
    ({ name, menu, ...rest }) =>
      menu !== false && (name === home || menu.tabOf === home) && canManage(rest, 'list', role),
  );
}

function fixedEntries(group: MenuGroup, role: Role | null): MenuEntry[] {
  const isForRole = pages.dashboard.audience.some((audience) => audience === role);
  return group === 'work' && isForRole
    ? [{ path: pages.dashboard.path, icon: 'home', label: 'dashboard' }]
    : [];
}

const resourceEntries = (
  group: MenuGroup,
  role: Role | null,
  resources: readonly AnyResource[],
): MenuEntry[] =>
  resources
    .flatMap((resource) =>
      resource.menu && resource.menu.group === group && !resource.menu.tabOf
        ? [{ resource, menu: resource.menu }]
        : [],
    )
    .filter(({ resource }) => canManage(resource, 'list', role))
    .sort((a, b) => a.menu.order - b.menu.order)
    .map(({ resource, menu }) => ({
      path: adminPath(resource),
      icon: menu.icon,
      label: resource.labels.many,
    }));
