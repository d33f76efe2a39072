import { type Operation, canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { STAFF_ROLES, type Role } from '#contract/roles.ts';

/** The staff roles that may open a resource's screens for an operation. */
export const audienceOf = (resource: AnyResource, operation: Operation): Role[] =>
  STAFF_ROLES.filter((role) => canManage(resource, operation, role));
