import type { DashboardQuery } from '#contract/dashboard.ts';
import type { FilterValue } from '#contract/filter-value.ts';
import { listParams, listQueryOf } from '#contract/list-query.ts';
import type { Matter } from '#contract/matter.ts';
import { adminPath } from '#contract/resource-paths.ts';

/** The address of the list of exactly those that a number counts: of one office, where one is chosen. */
export function listOf(
  matter: Matter,
  counted: Readonly<Record<string, FilterValue>>,
  { branchId }: DashboardQuery,
): string {
  const office: Record<string, FilterValue> = branchId === undefined ? {} : { branchId: [branchId] };
  const {
    PageIndex: _page,
    PageSize: _size,
    Sort: _sort,
    ...params
  } = listParams(listQueryOf(matter, { filters: { ...office, ...counted } }));
  return `${adminPath(matter)}?${new URLSearchParams(params).toString()}`;
}
