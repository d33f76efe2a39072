import type { AnyResource } from '#contract/define-resource.ts';
import type { FilterValue } from '#contract/filter-value.ts';
import { filterParams } from '#contract/list-query.ts';
import { adminPath } from '#contract/resource-paths.ts';

/** The address of a list that shows what these filters find, and nothing else of how it is shown. */
export function filteredPath(resource: AnyResource, filters: Readonly<Record<string, FilterValue>>): string {
  const params = Object.entries(filters).flatMap(([key, value]) => Object.entries(filterParams(key, value)));
  return `${adminPath(resource)}?${new URLSearchParams(params).toString()}`;
}
