import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';

/** Remembers what a list showed, as long as the page lives. */
export const rememberList = (resource: AnyResource, search: string): void => {
  searches.set(resource.name, search);
};

/** The way back to a list as it was left. */
export function listPath(resource: AnyResource): string {
  const search = searches.get(resource.name);
  return search ? `${adminPath(resource)}?${search}` : adminPath(resource);
}

const searches = new Map<string, string>();
