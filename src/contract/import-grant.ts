import { type Grant, type Operation, reach } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import { ROLES, type Role } from './roles.ts';

/** Does this role reach every record by an operation? Whoever reaches only their own imports no lists. */
export const mayImport = (
  { access }: Pick<AnyResource, 'access'>,
  operation: Extract<Operation, 'create' | 'update'>,
  role: Role | null,
): boolean => role !== null && access[operation] !== false && access[operation][role] === 'all';

/** Who may import: whoever may add or change every record. `false` where that is nobody. */
export function importGrant(resource: Pick<AnyResource, 'access'>): Grant | false {
  const roles = ROLES.filter(
    (role) =>
      reach(resource.access.list, role) !== null &&
      reach(resource.access.read, role) !== null &&
      (mayImport(resource, 'create', role) || mayImport(resource, 'update', role)),
  );
  return roles.length > 0 ? Object.fromEntries(roles.map((role) => [role, 'all' as const])) : false;
}
