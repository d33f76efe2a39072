import type { ResourceProps } from '@refinedev/core';
import { adminPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';

/** What Refine must know of every resource: its name and where its screens are. */
export const adminResources: ResourceProps[] = resources.map((resource) => {
  const base = adminPath(resource);
  const { list, read, create, update, delete: remove } = resource.access;
  return {
    name: resource.name,
    ...(resource.menu && (list !== false || resource.singleton) ? { list: base } : {}),
    ...(resource.menu && create !== false ? { create: `${base}/new` } : {}),
    ...(resource.menu && update !== false ? { edit: `${base}/:id/edit` } : {}),
    ...(resource.menu && read !== false ? { show: `${base}/:id` } : {}),
    meta: { canDelete: remove !== false },
  };
});
