import type { ResourceProps } from '@refinedev/core';
import type { Access } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Language } from '#contract/language.ts';
import type { MenuGroup, MenuIcon } from '#contract/menu-place.ts';
import { pages } from '#contract/pages.ts';
import { type ScreenAction, screensOf } from '#contract/screens.ts';
import type { Verbs } from '#contract/verbs.ts';
import { pageResource } from '#providers/session/access-control-provider.ts';
import { resources } from '#resources/index.ts';

/** The panel's own words, in the language of the page. */
export type PanelWords = Readonly<
  Record<'dashboard' | 'settings' | 'password' | 'profile' | MenuGroup, string>
>;

/** What Refine's `meta` tells of a resource: the first four are Refine's own, the rest is read by the panel. */
export interface ResourceMeta {
  readonly label?: string;
  readonly parent?: string;
  readonly hide?: boolean;
  readonly canDelete?: boolean;
  readonly menuIcon?: MenuIcon;
  readonly order?: number;
  /** The same where the entry is locked. Default: `order`. */
  readonly lockedOrder?: number;
  readonly access?: Access;
  readonly verbs?: Verbs;
}

// The order of the specification runs through the first and the last; what an installation adds stands between (R107).
const GROUPS: readonly MenuGroup[] = ['work', 'content', 'administration'];
const groupName = (group: MenuGroup): string => `menu/${group}`;

const inMenu = resources
  .flatMap((resource: AnyResource) => (resource.menu ? [{ ...resource, menu: resource.menu }] : []))
  .sort((one, other) => one.menu.order - other.menu.order);

/**
 * Everything that Refine must know of the panel: the groups of the menu, the pages of the route table, and the
 * definitions, in the order of the menu (R107, R384). A new definition is among them without anything else.
 * @param words the panel's own; those of a resource come from its definition
 */
export const panelResources = (language: Language, words: PanelWords): ResourceProps[] => [
  ...GROUPS.flatMap((group) => [
    { name: groupName(group), meta: { label: words[group] } },
    ...(group === 'work'
      ? [page('dashboard', { label: words.dashboard, menuIcon: 'home', parent: groupName(group), order: 0 })]
      : []),
    ...inMenu
      .filter((resource) => resource.menu.group === group && !isTab(resource))
      .map((resource) => ofDefinition(resource, language)),
    ...(group === 'administration'
      ? [page('settings', { label: words.settings, menuIcon: 'settings', parent: groupName(group) })]
      : []),
  ]),
  // Behind all of them: Refine's menu puts a place where the first of its tabs stands.
  ...inMenu.filter(isTab).map((resource) => ofDefinition(resource, language)),
  page('changePassword', { label: words.password, parent: pageResource('settings') }),
  page('staffProfile', { label: words.profile, hide: true }),
  // Without a place in the menu there are no screens, but there are records.
  ...resources.filter(({ menu }) => menu === false).map(({ name }) => ({ name })),
];

const isTab = ({ menu }: (typeof inMenu)[number]): boolean =>
  menu.area !== undefined || menu.tabOf !== undefined;

/** A page of the panel that shows no records of one resource. */
const page = (name: keyof typeof pages, meta: ResourceMeta): ResourceProps => ({
  name: pageResource(name),
  list: pages[name].path,
  meta: { ...meta },
});

function ofDefinition(resource: (typeof inMenu)[number], language: Language): ResourceProps {
  const { name, labels, menu, access, verbs } = resource;
  const meta: ResourceMeta = {
    label: labels.many[language],
    menuIcon: menu.icon,
    parent: menu.area ? pageResource(menu.area) : (menu.tabOf ?? groupName(menu.group)),
    order: menu.order,
    ...(menu.locked ? { lockedOrder: menu.locked.order } : {}),
    canDelete: access.delete !== false,
    access,
    verbs,
  };
  return {
    name,
    ...Object.fromEntries(
      screensOf(resource).flatMap((screen) => (isOfRefine(screen.name) ? [[screen.name, screen.route]] : [])),
    ),
    meta: { ...meta },
  };
}

/** Of the others Refine knows nothing: they are the panel's own. */
const isOfRefine = (screen: ScreenAction): boolean =>
  ['list', 'create', 'clone', 'edit', 'show'].includes(screen);
