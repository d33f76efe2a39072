import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { noteRecord } from '../list/list-place.ts';
import { rememberList, rememberedQuery } from '../list/remembered-lists.ts';
import { paramsFrom } from '../list/use-list-state.ts';

/** The records before and behind one in the list that the person came from; neither is known before the list has come. */
export interface Neighbours {
  previous: number | null;
  next: number | null;
  /** Counted from 1; null when the list does not find the record any more, or is not there yet. */
  place: number | null;
  total: number;
}

/** Keeps the room of what the list will say. */
const UNKNOWN: Neighbours = { previous: null, next: null, place: null, total: 0 };

/** What a link to a neighbour carries: its record may be on the page beside the one that was left. */
export const STEP = { isStep: true } as const;
const stepSchema = z.object({ isStep: z.literal(true) });

/**
 * Where a record stands in the list that was left. A record that a filter lost as it was worked on keeps its place: the
 * next one is the one that moved up.
 */
export function useNeighbours(resource: AnyResource, id: number): Neighbours | null {
  const { state } = useLocation() as { state: unknown };
  const isStep = stepSchema.safeParse(state).success;
  const left = rememberedQuery(resource);
  const [moved, setMoved] = useState<number | null>(null);
  const query = { ...(left ?? listQueryOf(resource)), ...(moved === null ? {} : { page: moved }) };
  const { page, pageSize } = query;
  const [last, setLast] = useState<{ id: number; at: number } | null>(null);
  // Without a list that was left none is read: reading it is written down for each of its confidential records.
  const here = useRecordList(resource, query, { isSteady: true, enabled: left !== null });
  const rows = here.data?.data ?? [];
  const total = here.data?.total ?? 0;
  const found = rows.findIndex((row) => row.id === id);
  if (found !== -1 && (last?.id !== id || last.at !== found)) setLast({ id, at: found });
  const at = found === -1 && last?.id === id ? last.at : found;
  // Whoever walks on past the end of a page comes to a record that is on the next one.
  const isBeside = isStep && here.data !== undefined && !here.isPlaceholderData && at === -1;
  const isFirst = page > 1 && (at === 0 || isBeside);
  const isLast = page * pageSize < total && ((at !== -1 && at >= rows.length - 1) || isBeside);
  const before = useRecordList(resource, { ...query, page: Math.max(1, page - 1) }, { enabled: isFirst });
  const behind = useRecordList(resource, { ...query, page: page + 1 }, { enabled: isLast });
  const holds = ({ data }: typeof before) => data?.data.some((row) => row.id === id) === true;
  const beside = !isBeside
    ? null
    : isLast && holds(behind)
      ? page + 1
      : isFirst && holds(before)
        ? page - 1
        : null;
  if (beside !== null) setMoved(beside);
  useEffect(() => {
    // The way back is then to its page of the list.
    const asked = moved === null ? null : rememberedQuery(resource);
    if (!asked || moved === null) return;
    const params = paramsFrom(resource, { ...asked, page: moved });
    rememberList(resource, new URLSearchParams(params).toString());
  }, [resource, moved]);
  useEffect(() => noteRecord(resource.name, id, false), [resource, id]);
  if (left !== null && here.isPending) return UNKNOWN;
  if (here.data === undefined || at === -1) return null;

  const previous = at > 0 ? rows[at - 1] : isFirst ? before.data?.data.at(-1) : undefined;
  const nextHere = found === -1 ? rows[at] : rows[at + 1];
  const next = nextHere ?? (isLast ? behind.data?.data[0] : undefined);
  return {
    previous: previous?.id ?? null,
    next: next?.id ?? null,
    place: found === -1 ? null : (page - 1) * pageSize + found + 1,
    total,
  };
}
