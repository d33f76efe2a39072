import type { AccessControlProvider, CanParams, CanReturnType } from '@refinedev/core';
import { type Grant, type Reach, can, isNamedIn, mayRun, reach, takesIn, whoseOf } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isChangeableBy, isReadableBy, isWritableBy } from '#contract/field-rights.ts';
import { hasRows } from '#contract/has-rows.ts';
import { isObject } from '#contract/is-object.ts';
import { pages } from '#contract/pages.ts';
import { type Role, isStaff } from '#contract/roles.ts';
import { panelGrant } from '#contract/screens.ts';
import { findResource, resources } from '#resources/index.ts';
import { currentLanguage } from '../i18n/language.ts';
import { decidePage } from './page-access.ts';
import { currentRole, getSession } from './session-store.ts';

/** The name of a page of the route table among Refine's resources: `pages/dashboard`. */
export const pageResource = (page: keyof typeof pages): string => `pages/${page}`;

/** What of a record a screen may show, or change. */
export interface FieldRights {
  /** The fields that are read by `list` and `show`, and written by `create`, `clone` and `edit`. */
  readonly fields?: readonly string[];
  /** Of those that hold rows: the fields of a row that are read or written with them. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
}

/** What `can` answers: Refine's own, and what it is asked of at once where a screen has many of it. */
export interface AccessAnswer extends CanReturnType, FieldRights {
  /** Why the menu tells of it all the same (A4). */
  readonly reason?: string;
  /** The names of the definition's actions, where `run` is asked for. */
  readonly actions?: readonly string[];
  /** The names of resources and pages, where `EVERYTHING` is asked about. */
  readonly resources?: readonly string[];
  /** Of the others those that the menu tells of, with the reason (A4). */
  readonly locked?: Readonly<Record<string, string>>;
}

/** In the place of a resource's name: which of them all? */
export const EVERYTHING = '*';

/**
 * Refine's questions, answered by the one access table (R84): pages by the route table, resources by their definitions.
 * With `params.field` it is asked about one field, with `params.name` about one of the definition's actions (`run`), with
 * `params.record` about one record, as far as its fields say whose it is. The host decides again.
 */
export const decide = ({ resource: name = '', action, params }: CanParams): AccessAnswer => {
  if (name === EVERYTHING) return decideAll(action);
  const page = Object.entries(pages).find(([key]) => `pages/${key}` === name)?.[1];
  if (page) return decidePage(page.audience);
  const role = currentRole();
  const resource = findResource(name);
  if (!resource || !isStaff(role)) return { can: false };
  if (!mayDo(resource, action, role)) return { can: false, ...lockOf(resource, action, role) };
  const record: unknown = params?.['record'];
  const reaches = (grant: Grant | false) =>
    !isObject(record) || isReached(resource, reach(grant, role), record);
  if (action === 'run') return runnable(resource, { role, asked: params?.['name'], reaches });
  if (!reaches(panelGrant(resource, action))) return { can: false };
  const fields = touchable(resource, action, role);
  const rows = Object.fromEntries(
    fields.flatMap((key) => {
      const field = resource.fields[key];
      return hasRows(field) ? [[key, touchable(field.of, action, role)]] : [];
    }),
  );
  const asked: unknown = params?.['field'];
  return { can: typeof asked !== 'string' || fields.includes(asked), fields, rows };
};

/** What of a record decides who reaches it: a question about the record carries no more. Undefined where nothing does. */
export const accessRelevantFields = (name: string, record: Readonly<Record<string, unknown>>) => {
  const resource = findResource(name);
  return resource && whoseOf(resource, record);
};

export const accessControlProvider = {
  can: (question) => Promise.resolve(decide(question)),
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
} satisfies AccessControlProvider;

function decideAll(action: string): AccessAnswer {
  const names = [
    ...Object.keys(pages).map((key) => `pages/${key}`),
    ...resources.map((resource) => resource.name),
  ];
  const answers = names.map((name) => [name, decide({ resource: name, action })] as const);
  return {
    can: answers.some(([, answer]) => answer.can),
    resources: answers.flatMap(([name, answer]) => (answer.can ? [name] : [])),
    locked: Object.fromEntries(answers.flatMap(([name, { reason }]) => (reason ? [[name, reason]] : []))),
  };
}

function mayDo(resource: AnyResource, action: string, role: Role | null): boolean {
  // What is public can be chosen from by staff who manage none of it.
  if (action === 'choose') return can(resource, 'list', role);
  // Each of its actions says whom it is for.
  if (action === 'run') return true;
  if (action === 'decide') return isNamedIn(resource.conflicts?.access ?? false, role);
  return isNamedIn(panelGrant(resource, action), role);
}

/** Whether it takes in the record for whoever is signed in. */
function isReached(
  resource: AnyResource,
  reached: Reach | null,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const user = getSession()?.user;
  return user !== undefined && takesIn(resource, reached, record, user);
}

function runnable(
  { actions }: AnyResource,
  { role, asked, reaches }: { role: Role | null; asked: unknown; reaches: (grant: Grant) => boolean },
): AccessAnswer {
  const names = Object.keys(actions).filter((name) => {
    const action = actions[name];
    return action !== undefined && mayRun(action, role) && reaches(action.access);
  });
  return { can: typeof asked === 'string' ? names.includes(asked) : names.length > 0, actions: names };
}

/** A refusal that the menu tells of (A4), with its reason. */
const lockOf = ({ menu }: AnyResource, action: string, role: Role | null) =>
  action === 'list' && menu && menu.locked?.for.some((locked) => locked === role)
    ? { reason: menu.locked.reason[currentLanguage()] }
    : {};

/** The fields that are written by `create`, `clone` and `edit`, and read by the rest. */
function touchable({ fields }: AnyResource, action: string, role: Role | null): string[] {
  const mayTouch =
    action === 'edit' ? isChangeableBy : ['create', 'clone'].includes(action) ? isWritableBy : isReadableBy;
  return Object.entries(fields).flatMap(([key, field]) => (mayTouch(field, role) ? [key] : []));
}
