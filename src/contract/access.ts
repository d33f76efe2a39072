import { AUDIENCES, type Audience, type Role } from './roles.ts';

/** What can be done with a resource. Restoring from the trash goes with `delete`. */
export const OPERATIONS = ['list', 'read', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * `all` records, or only those whose owner is the caller, of which the caller takes care, or which belong to the office
 * of the caller. The definition names the field of each: `owner`, `assignee`, `office`.
 */
export type Reach = 'all' | NarrowReach;
export type NarrowReach = keyof typeof REACH_FIELDS;

/** Which key of a definition names the field that decides. */
export const REACH_FIELDS = { own: 'owner', assigned: 'assignee', office: 'office' } as const;

/** Who may do one operation, and with which records. An audience that is not named is refused. */
export type Grant = Readonly<Partial<Record<Role, Reach>> & { public?: 'all' }>;

/** `false`: the operation does not exist, so that there is no route, button or screen for it. */
export type Access = Readonly<Record<Operation, Grant | false>>;

/** What the site shows to everyone, and Admins alone edit. */
export const siteContent = {
  list: { public: 'all', Admin: 'all' },
  read: { public: 'all', Admin: 'all' },
  create: { Admin: 'all' },
  update: { Admin: 'all' },
  delete: { Admin: 'all' },
} as const satisfies Access;

/**
 * How far a caller reaches under a grant.
 * @param grant the grant of the operation, or `false` where there is no such operation
 * @param role the caller's role, `null` for a visitor
 * @returns which records they reach, or `null` when refused (deny unless stated)
 */
export function reach(grant: Grant | false, role: Role | null): Reach | null {
  if (grant === false) return null;
  return (role && grant[role]) ?? grant.public ?? null;
}

/** The roles that a grant names, without what is open to everyone; `false` where that leaves nobody. */
export function named(grant: Grant | false): Grant | false {
  if (grant === false) return false;
  const { public: _everyone, ...roles } = grant;
  return Object.keys(roles).length > 0 ? roles : false;
}

/**
 * The roles that a grant lets reach records of others, each as far as it says, and not everyone: what the firm knows
 * of a record beside its owner is for them. `false` where that leaves nobody.
 */
export function reachingOthers(grant: Grant | false): Grant | false {
  const roles = named(grant);
  const others = roles === false ? [] : Object.entries(roles).filter(([, reach]) => reach !== 'own');
  return others.length > 0 ? Object.fromEntries(others) : false;
}

/**
 * Does this role reach only by what is open to everyone? What is kept from the public is kept from it then, whether
 * it is signed in or not.
 */
export const reachesAsPublic = (grant: Grant, role: Role | null): boolean =>
  role === null || grant[role] === undefined;

interface Guarded {
  readonly access: Access;
}

/**
 * May this role do this operation? The one answer that guards, menu, buttons, API and hub share (R84).
 */
export const can = (resource: Guarded, operation: Operation, role: Role | null): boolean =>
  reach(resource.access[operation], role) !== null;

/**
 * Does a grant name this role? That is what opens the panel's screens: what is public can be read by everyone on the
 * site, which opens no screen of the panel to anyone.
 */
export const isNamedIn = (grant: Grant | false, role: Role | null): boolean =>
  grant !== false && role !== null && grant[role] !== undefined;

/** May this role do this operation in the panel? Only a role that the grant names. */
export const canManage = (resource: Guarded, operation: Operation, role: Role | null): boolean =>
  isNamedIn(resource.access[operation], role);

/**
 * May this role run this action in the panel? Only a role that the action names, as with the screens. Whose records
 * these may be is the host's to say.
 */
export const mayRun = ({ access }: { readonly access: Grant }, role: Role | null): boolean =>
  isNamedIn(access, role);

/** The account that asks, as far as it decides what it reaches. */
export interface Reacher {
  readonly id: number;
  readonly branchId: number | null;
}

/** The fields of a record that decide who reaches it; undefined where each role reaches all that it may do at all. */
export function whoseOf(
  { actions, ...resource }: Narrowed,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const grants = [...Object.values(resource.access), ...Object.values(actions).map(({ access }) => access)];
  const isNarrow = grants.some((grant) => Object.values(grant).some((each) => isOfColleagues(each)));
  if (!isNarrow) return undefined;
  const keys = Object.values(REACH_FIELDS).flatMap((name) => resource[name] ?? []);
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}
interface Narrowed extends Guarded, Readonly<Partial<Record<(typeof REACH_FIELDS)[NarrowReach], string>>> {
  readonly actions: Readonly<Record<string, { readonly access: Grant }>>;
}
/** Of some records of others, by what they are and not by whose they are. */
export const isOfColleagues = (reached: unknown): boolean => reached === 'assigned' || reached === 'office';

/** Whether a reach takes in this record, as the host's SQL has it: what a screen offers about it goes by this. */
export function takesIn(
  resource: Readonly<Partial<Record<(typeof REACH_FIELDS)[NarrowReach], string>>>,
  reached: Reach | null,
  record: Readonly<Record<string, unknown>>,
  { id, branchId }: Reacher,
): boolean {
  if (reached === null || reached === 'all') return reached !== null;
  const value = record[resource[REACH_FIELDS[reached]] ?? ''];
  return typeof value === 'number' && value === (reached === 'office' ? branchId : id);
}

/** The audiences of a grant, as the OpenAPI document lists them in `x-roles`. */
export const audiencesOf = (grant: Grant): Audience[] =>
  AUDIENCES.filter((audience) => grant[audience] !== undefined);
