import type { AccessControlProvider } from '@refinedev/core';
import { type Operation, canManage } from '#contract/access.ts';
import { isStaff } from '#contract/roles.ts';
import { resources } from '#resources/index.ts';
import { getSession } from './session-store.ts';

/** Refine's questions, answered by the access table of the definitions (R84). The host decides again. */
export const accessControlProvider: AccessControlProvider = {
  can: ({ resource: name, action }) => {
    const resource = resources.find((candidate) => candidate.name === name);
    const operation = OPERATION_OF[action];
    const role = getSession()?.user.lastRole ?? null;
    if (!resource || !operation || !isStaff(role)) return Promise.resolve({ can: false });
    return Promise.resolve({ can: canManage(resource, operation, role) });
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
};

const OPERATION_OF: Readonly<Record<string, Operation>> = {
  list: 'list',
  show: 'read',
  create: 'create',
  // Cloning writes a new record.
  clone: 'create',
  edit: 'update',
  delete: 'delete',
};
