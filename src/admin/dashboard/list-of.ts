import type { DashboardQuery } from '#contract/dashboard.ts';
import type { FilterValue } from '#contract/filter-value.ts';
import type { Matter } from '#contract/matter.ts';
import { filteredPath } from '../list/filtered-path.ts';

/** The address of the list of exactly those that a number counts: of one office, where one is chosen. */
export const listOf = (
  matter: Matter,
  counted: Readonly<Record<string, FilterValue>>,
  { branchId }: DashboardQuery,
): string =>
  filteredPath(matter, { ...(branchId === undefined ? {} : { branchId: [branchId] }), ...counted });
