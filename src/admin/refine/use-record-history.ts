import { useLogList } from '@refinedev/core';
import type { ILogData } from '@refinedev/core';
import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { HistoryEntry } from '#contract/history.ts';
import type { Values } from '#contract/record-schemas.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { keepPrevious } from './query-state.ts';

/** At most this many changes are shown at once. */
const STEP = 20;

/** Refine's `useLogList` over a record: what was done to it, newest first, and more of it when asked for. */
export function useRecordHistory(resource: AnyResource, id: number) {
  const [count, setCount] = useState(STEP);
  // One more than is shown tells whether there are older ones.
  const meta = { id, take: count + 1 };
  const { data, error, isPending, isPlaceholderData, refetch } = useLogList<ILogData<Values>>({
    resource: resource.name,
    meta,
    queryOptions: {
      queryKey: [...recordKeys.history(resource.name, id), meta],
      placeholderData: keepPrevious,
    },
  });
  return {
    query: { error, isPending, refetch },
    entries: data?.slice(0, count).map(entryOf),
    /** Shows older ones. Null where there are none. */
    showOlder: data && (isPlaceholderData || data.length > count) ? () => setCount(count + STEP) : null,
    isBringingOlder: isPlaceholderData,
  };
}

const entryOf = ({
  id,
  createdAt,
  action,
  author,
  previousData,
  data,
}: ILogData<Values>[number]): HistoryEntry => ({
  id: Number(id),
  at: createdAt,
  operation: action,
  who: author ? { id: Number(author['id']), name: String(author['name']) } : null,
  before: previousData,
  after: data,
});
