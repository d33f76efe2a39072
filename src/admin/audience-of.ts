import { type Operation, canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { importGrant } from '#contract/import-report.ts';
import { STAFF_ROLES, type Role } from '#contract/roles.ts';

/** The staff roles that may open a resource's screens for an operation, as a guard wants them. */
export const audienceOf = (resource: AnyResource, operation: Operation): Role[] =>
  STAFF_ROLES.filter((role) => canManage(resource, operation, role));

/** The staff roles that may import records of it. */
export function importersOf(resource: AnyResource): Role[] {
  const grant = importGrant(resource);
  return grant === false ? [] : STAFF_ROLES.filter((role) => grant[role] !== undefined);
}
