import type { Grant, Operation } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import { historyGrant } from './history.ts';
import { importGrant } from './import-grant.ts';
import { adminPath } from './resource-paths.ts';
import { attachGrant } from './thread-grants.ts';

/** What is done with records in the panel: one of Refine's actions, or a further one of the panel. */
interface PanelAction {
  readonly name: string;
  /** Where its screen is, under the address of the resource; `:id` is a record's number. Default: it has none. */
  readonly path?: string;
  /** Who may do it and open its screen; `false`: nobody, and there is no such screen. */
  readonly grantOf: (resource: AnyResource) => Grant | false;
}

const may =
  (operation: Operation): PanelAction['grantOf'] =>
  ({ access }) =>
    access[operation];

const ACTIONS = [
  { name: 'list', path: '', grantOf: may('list') },
  { name: 'create', path: '/new', grantOf: may('create') },
  { name: 'import', path: '/import', grantOf: importGrant },
  { name: 'trash', path: '/trash', grantOf: may('delete') },
  {
    name: 'reorder',
    path: '/reorder',
    grantOf: ({ access, list }) => list.reorder === true && access.update,
  },
  { name: 'edit', path: '/:id/edit', grantOf: may('update') },
  { name: 'history', path: '/:id/history', grantOf: historyGrant },
  { name: 'show', path: '/:id', grantOf: may('read') },
  // Cloning writes a new record.
  { name: 'clone', path: '/:id/clone', grantOf: may('create') },
  { name: 'delete', grantOf: may('delete') },
  { name: 'restore', grantOf: may('delete') },
  // Files to a note.
  { name: 'attach', grantOf: attachGrant },
] as const satisfies readonly PanelAction[];

/** One record alone has its form where the list would be, and no number in its addresses. */
const ACTIONS_ON_ONLY_RECORD = [
  { name: 'list', path: '', grantOf: may('update') },
  { name: 'history', path: '/history', grantOf: historyGrant },
  { name: 'edit', grantOf: may('update') },
  { name: 'show', grantOf: may('read') },
] as const satisfies readonly PanelAction[];

/** The name of a screen: the action that it is for. */
export type ScreenAction = Extract<(typeof ACTIONS)[number], { readonly path: string }>['name'];

/** A screen of a resource, with its route in full: `/admin/faq/:id/edit`. */
export interface ResourceScreen {
  readonly name: ScreenAction;
  readonly route: string;
}

const actionsOn = ({ onlyId }: AnyResource) => (onlyId === undefined ? ACTIONS : ACTIONS_ON_ONLY_RECORD);

/**
 * Whom a definition lets do this in the panel (R84): `false` where that is nobody, and for what is no action.
 * @param action the name of a screen, or what is done to a record without one, such as `restore`
 */
export const panelGrant = (resource: AnyResource, action: string): Grant | false =>
  actionsOn(resource)
    .find(({ name }) => name === action)
    ?.grantOf(resource) ?? false;

/** The screens that a definition has for anybody (R384). Whether this person may open one is the guard's to say. */
export const screensOf = (resource: AnyResource): ResourceScreen[] =>
  actionsOn(resource).flatMap((action) =>
    'path' in action && action.grantOf(resource) !== false
      ? [{ name: action.name, route: adminPath(resource) + action.path }]
      : [],
  );
