import { type TreeMenuItem, useMenu } from '@refinedev/core';
import { type ReactNode, createContext, useContext } from 'react';
import { EVERYTHING } from '#providers/session/access-control-provider.ts';
import type { MenuIcon } from '#contract/menu-place.ts';
import type { ResourceMeta } from './panel-resources.ts';
import { useAccess } from './use-access.ts';

/** A place in the menu, as far as this person may know of it. */
export interface MenuPlace {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly icon: MenuIcon;
  /** Why there is no way in. Default: there is one. */
  readonly lock?: string;
  /** The places that are shown as tabs of it. */
  readonly tabs: readonly MenuPlace[];
}

interface MenuGroupOfPlaces {
  readonly name: string;
  readonly label: string;
  readonly places: readonly MenuPlace[];
}

const MenuContext = createContext<readonly MenuGroupOfPlaces[]>([]);

/** The menu of the panel, in its groups: what this person may open, and what they are told of. */
export const usePanelMenu = (): readonly MenuGroupOfPlaces[] => useContext(MenuContext);

/**
 * Refine's `useMenu`, without what this person may not open and is not told of (R84, R107, R108). Once for all that
 * show a part of it: Refine makes the menu anew at every change of the address.
 */
export function PanelMenu({ children }: { children: ReactNode }) {
  const { menuItems } = useMenu();
  const { resources: open = [], locked = {} } = useAccess(EVERYTHING, 'list');
  const placesOf = (items: readonly TreeMenuItem[]): MenuPlace[] =>
    items
      .flatMap(({ name, label = '', route, meta, children }) => {
        const lock = locked[name];
        if (!route || (!open.includes(name) && lock === undefined)) return [];
        // Made by `panelResources`.
        const { menuIcon = 'list', order = LAST, lockedOrder = order } = (meta ?? {}) as ResourceMeta;
        const place: MenuPlace = {
          name,
          label,
          path: route,
          icon: menuIcon,
          ...(lock ? { lock } : {}),
          tabs: placesOf(children),
        };
        return [{ place, at: lock ? lockedOrder : order }];
      })
      .toSorted((one, other) => one.at - other.at)
      .map(({ place }) => place);
  const menu = menuItems
    .map((group) => ({ name: group.name, label: group.label ?? '', places: placesOf(group.children) }))
    .filter(({ places }) => places.length > 0);
  return <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>;
}

/** Where the panel's own pages stand that say nothing else. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The place in the menu that a resource or page belongs to: its own, or the one whose tab it is. */
export const menuPlaceOf = (groups: readonly MenuGroupOfPlaces[], name: string): MenuPlace | undefined =>
  groups
    .flatMap(({ places }) => places)
    .find((place) => place.name === name || place.tabs.some((tab) => tab.name === name));
