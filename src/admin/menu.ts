import { type Operation, canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { MenuArea, MenuGroup, MenuIcon } from '#contract/menu-place.ts';
import type { Words } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { type Role, isStaff } from '#contract/roles.ts';

export interface MenuEntry {
  path: string;
  /** Where the screens stand that belong to it: its own path, and those of the resources shown as its tabs. */
  places: readonly string[];
  icon: MenuIcon;
  /** A resource's own words, or the panel's word of this key. */
  label: Words | 'dashboard' | 'settings';
  /** Why there is no way in. Default: there is one. */
  lock?: Words;
}

// The order of the specification runs through the first and the last; what an installation adds stands between (R107).
const GROUPS: readonly MenuGroup[] = ['work', 'content', 'administration'];

/**
 * The menu of a role: what it may list, in the groups and the order of the definitions (R84, R107, R108), and what it
 * is told of without a way in (A4).
 */
export function menuFor(
  role: Role | null,
  resources: readonly AnyResource[],
): { group: MenuGroup; entries: MenuEntry[] }[] {
  // A client's own requests are read on the site; the panel is for staff.
  if (!isStaff(role)) return [];
  return GROUPS.map((group) => ({
    group,
    entries: [
      ...fixedEntry(group, role, { name: 'dashboard', tabs: [] }),
      ...resourceEntries(group, role, resources),
      ...fixedEntry(group, role, { name: 'settings', tabs: areaTabs('settings', role, resources) }),
    ],
  })).filter(({ entries }) => entries.length > 0);
}

/**
 * The resources shown as tabs beside each other: those of one area, or those of one place in the menu, itself first;
 * only itself where there are none.
 */
export function tabsOf(resource: AnyResource, role: Role | null, resources: readonly AnyResource[]) {
  const { area, tabOf } = resource.menu || {};
  if (area) return areaTabs(area, role, resources);
  const home = tabOf ?? resource.name;
  return resources.filter(
    ({ name, menu, ...rest }) =>
      menu !== false && (name === home || menu.tabOf === home) && canManage(rest, 'list', role),
  );
}

/** The resources of an area that the role may open, in the order of the definitions. */
export function areaTabs(
  area: MenuArea,
  role: Role | null,
  resources: readonly AnyResource[],
): readonly AnyResource[] {
  return resources
    .flatMap((resource) =>
      resource.menu && resource.menu.area === area ? [{ resource, menu: resource.menu }] : [],
    )
    .filter(({ resource }) => canManage(resource, entranceOf(resource), role))
    .sort((a, b) => a.menu.order - b.menu.order)
    .map(({ resource }) => resource);
}

/** What one must be allowed to do to open a resource at all: list it, or change its one record. */
export const entranceOf = ({ singleton }: AnyResource): Operation => (singleton ? 'update' : 'list');

const FIXED = {
  dashboard: { group: 'work', icon: 'home' },
  settings: { group: 'administration', icon: 'settings' },
} as const satisfies Record<string, { group: MenuGroup; icon: MenuIcon }>;

function fixedEntry(
  group: MenuGroup,
  role: Role | null,
  { name, tabs }: { name: keyof typeof FIXED; tabs: readonly AnyResource[] },
): MenuEntry[] {
  const { path, audience } = pages[name];
  const isForRole = audience.some((allowed) => allowed === role);
  if (FIXED[name].group !== group || !isForRole) return [];
  return [{ path, places: [path, ...tabs.map(adminPath)], icon: FIXED[name].icon, label: name }];
}

const resourceEntries = (
  group: MenuGroup,
  role: Role | null,
  resources: readonly AnyResource[],
): MenuEntry[] =>
  resources
    .flatMap((resource) =>
      resource.menu && resource.menu.group === group && !resource.menu.tabOf && !resource.menu.area
        ? [{ resource, menu: resource.menu }]
        : [],
    )
    .sort((a, b) => a.menu.order - b.menu.order)
    .flatMap(({ resource, menu }) => {
      const entry = {
        path: adminPath(resource),
        places: [resource, ...tabsOf(resource, role, resources)].map(adminPath),
        icon: menu.icon,
        label: resource.labels.many,
      };
      if (canManage(resource, 'list', role)) return [entry];
      return menu.locked?.for.some((locked) => locked === role)
        ? [{ ...entry, lock: menu.locked.reason }]
        : [];
    });
