import type { LocalizedText } from './language.ts';
import type { Role } from './roles.ts';

export type MenuGroup = 'work' | 'content' | 'administration';
/** A part of the panel that is one entry of the menu. */
export type MenuArea = 'settings';
export type MenuIcon =
  | 'article'
  | 'building'
  | 'calendar'
  | 'help'
  | 'history'
  | 'home'
  | 'inbox'
  | 'list'
  | 'mail'
  | 'photo'
  | 'scale'
  | 'settings'
  | 'tags'
  | 'users';

/** Where the panel shows a resource. */
export interface Menu {
  readonly path: string;
  readonly icon: MenuIcon;
  readonly group: MenuGroup;
  readonly order: number;
  /** A tab of this part of the panel, under `/admin/<area>`, instead of a menu entry. Default: its own entry. */
  readonly area?: MenuArea;
  /** A tab of the area whose own screens stand right under `/admin`. Default: they stand under the area. */
  readonly ownPath?: true;
  /** Shown as a tab of this resource instead of a menu entry. Default: its own entry. */
  readonly tabOf?: string;
  /**
   * Roles that see the entry without a way in, as long as access refuses them, why, and where it stands for them.
   * Default: they see nothing.
   */
  readonly locked?: { readonly for: readonly Role[]; readonly reason: LocalizedText; readonly order: number };
}
