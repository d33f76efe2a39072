import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { rememberList, rememberedQuery } from '../list/remembered-lists.ts';
import { paramsFrom } from '../list/use-list-state.ts';

/** The records before and behind one in the list that the person came from. */
export interface Neighbours {
  previous: number | null;
  next: number | null;
  /** Counted from 1; null when the list does not find the record any more. */
  place: number | null;
  total: number;
  /** To be called on the way to one of them: the way back is then to its page of the list. */
  follow: (id: number) => void;
}

/**
 * Where a record stands in the list that was left. A record that a filter lost as it was worked on keeps its place: the
 * next one is the one that moved up.
 */
export function useNeighbours(resource: AnyResource, id: number): Neighbours | null {
  const left = rememberedQuery(resource);
  const query = left ?? listQueryOf(resource);
  const { page, pageSize } = query;
  const [last, setLast] = useState<{ id: number; at: number } | null>(null);
  // Without a list that was left none is read: reading it is written down for each of its confidential records.
  const here = useRecordList(resource, query, { isSteady: true, enabled: left !== null });
  const rows = here.data?.data ?? [];
  const total = here.data?.total ?? 0;
  const found = rows.findIndex((row) => row.id === id);
  if (found !== -1 && (last?.id !== id || last.at !== found)) setLast({ id, at: found });
  const at = found === -1 && last?.id === id ? last.at : found;
  const isFirst = at === 0 && page > 1;
  const isLast = at !== -1 && at >= rows.length - 1 && page * pageSize < total;
  const before = useRecordList(resource, { ...query, page: Math.max(1, page - 1) }, { enabled: isFirst });
  const behind = useRecordList(resource, { ...query, page: page + 1 }, { enabled: isLast });
  if (here.data === undefined || at === -1) return null;

  const previous = at > 0 ? rows[at - 1] : isFirst ? before.data?.data.at(-1) : undefined;
  const nextHere = found === -1 ? rows[at] : rows[at + 1];
  const next = nextHere ?? (isLast ? behind.data?.data[0] : undefined);
  return {
    previous: previous?.id ?? null,
    next: next?.id ?? null,
    place: found === -1 ? null : (page - 1) * pageSize + found + 1,
    total,
    follow: (target) => {
      const there = rows.some((row) => row.id === target) ? page : target === next?.id ? page + 1 : page - 1;
      const params = paramsFrom(resource, { ...query, page: there });
      rememberList(resource, new URLSearchParams(params).toString());
    },
  };
}
