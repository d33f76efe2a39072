import { isOffered, valuesOf } from '#contract/actions.ts';
import type { Selection } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { queryFrom } from './remembered-lists.ts';

export interface Concerned {
  /** As many of them as one page may have; none while they are on their way. */
  readonly rows: readonly AnyRecord[];
  readonly total: number;
  /** Those of `rows` that can be moved. */
  readonly movable: readonly AnyRecord[];
  readonly areAllHere: boolean;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
}

interface ConcernedBy {
  /** The name of an action. Default: what is done to them is none, and possible for all. */
  move?: string | undefined;
  /** They are deleted ones. Default: they are not. */
  areInTrash?: boolean | undefined;
}

/** The records that are chosen in a list, and which of them can be moved. */
export function useConcerned(
  resource: AnyResource,
  selection: Selection,
  { move = '', areInTrash = false }: ConcernedBy = {},
): Concerned {
  const { data, isPending, isPlaceholderData } = useRecordList(resource, {
    ...queryOf(resource, selection),
    trash: areInTrash,
  });
  const rows = data?.data ?? [];
  const total = 'ids' in selection ? selection.ids.length : selection.matching.count;
  const action = resource.actions[move];
  return {
    rows,
    total,
    movable: action ? rows.filter((row) => isOffered(action, valuesOf(row))) : rows,
    areAllHere: rows.length === total && !isPlaceholderData,
    isPending,
    hasFailed: !data && !isPending,
  };
}

/** The list that shows them, as many as one page may have. */
const queryOf = (resource: AnyResource, selection: Selection) =>
  'ids' in selection
    ? listQueryOf(resource, { ids: selection.ids.slice(0, PAGE_SIZE_MAX), pageSize: PAGE_SIZE_MAX })
    : { ...queryFrom(resource, selection.matching.query), page: 1, pageSize: PAGE_SIZE_MAX };
