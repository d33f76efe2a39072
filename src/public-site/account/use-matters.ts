import { type ListQuery, listQueryOf } from '#contract/list-query.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { useCall } from '../queries/use-call.ts';
import { useAnyRecord, useAnyRecords } from '../queries/use-records.ts';
import { type MatterKind, matterKinds } from './matters.ts';
import type { MatterFilter } from './use-matter-filter.ts';

const PAGE_SIZE = 20;

/** A page of the client's own matters, the newest first. The host gives nobody else's (R218). */
export function useMatters(kind: MatterKind, filter: MatterFilter) {
  const { resource, asMatter } = matterKinds[kind];
  const query: Partial<ListQuery> = {
    search: filter.search,
    page: filter.page,
    pageSize: PAGE_SIZE,
    sort: [{ field: 'createdAt', direction: 'desc' }],
    filters: filter.status === '' ? {} : { status: [filter.status] },
  };
  const { data, ...rest } = useAnyRecords(resource, listQueryOf(resource, query));
  return { ...rest, totals: data?.totals ?? null, matters: data?.data.map(asMatter) ?? null };
}

/** How many there are in all, and in each state. */
export function useMatterCounts(kind: MatterKind, search: string) {
  const { resource } = matterKinds[kind];
  const query = listQueryOf(resource, { search });
  const counts = useCall(recordKeys.counts(resource.name, query), async () =>
    (await import('#providers/calls/record-calls.ts')).countsCall(resource, query),
  );
  return counts.data ?? null;
}

/** One of the client's own matters. */
export function useMatter(kind: MatterKind, id: number) {
  const { resource, asMatter } = matterKinds[kind];
  const { data, ...rest } = useAnyRecord(resource, id);
  return { ...rest, matter: data ? asMatter(data) : null };
}
