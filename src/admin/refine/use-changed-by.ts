import { useLogList } from '@refinedev/core';
import type { ILogData } from '@refinedev/core';
import { useCallback } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { recordKeys } from '#providers/records/record-keys.ts';

/** At most this many changes are looked through: more between two versions of an open form are not told by name. */
const LATEST = 10;

/**
 * Who has changed a record lately, as its history tells it (Refine's `useLogList`). Asked for when it is needed.
 * @returns the names of those who have changed it after a moment, ISO 8601, the last one first
 */
export function useChangedBy(resource: AnyResource, id: number | undefined) {
  const meta = { id, take: LATEST };
  const { refetch } = useLogList<ILogData<Values>>({
    resource: resource.name,
    meta,
    queryOptions: {
      enabled: false,
      queryKey: [...recordKeys.history(resource.name, id ?? 0), 'changedBy', meta],
    },
  });
  return useCallback(
    async (since: string): Promise<string[]> => {
      // If the names cannot be loaded there are none, and the notice says “somebody”.
      const { data = [] } = await refetch();
      const authors = data
        .filter(({ createdAt }) => Date.parse(createdAt) > Date.parse(since))
        .flatMap(({ author }) => (author ? [String(author['name'])] : []));
      return [...new Set(authors)];
    },
    [refetch],
  );
}
