import { type ListQuery, listQueryOf } from '#contract/list-query.ts';
import type { Matter } from '#contract/matter.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { useCurrentTime } from '#ui/text/use-now.ts';
import { useCall } from '../queries/use-call.ts';
import { useAnyRecord, useAnyRecords } from '../queries/use-records.ts';
import { asMatter } from './matters.ts';
import type { MatterFilter } from './use-matter-filter.ts';

const PAGE_SIZE = 20;

/** A page of the client's own matters, the newest first. The host gives nobody else's (R218). */
export function useMatters(kind: Matter, filter: MatterFilter) {
  const query: Partial<ListQuery> = {
    search: filter.search,
    page: filter.page,
    pageSize: PAGE_SIZE,
    sort: [{ field: 'createdAt', direction: 'desc' }],
    filters: filter.status === '' ? {} : { [kind.workflow.field]: [filter.status] },
  };
  const now = useCurrentTime();
  const { data, ...rest } = useAnyRecords(kind, listQueryOf(kind, query));
  return {
    ...rest,
    totals: data?.totals ?? null,
    matters: data?.data.map((record) => asMatter(kind, record, now)) ?? null,
  };
}

/** How many there are in all, and in each state. */
export const useMatterCounts = (kind: Matter, search: string) =>
  useCall(...countsOf(kind, search)).data ?? null;

function countsOf(kind: Matter, search: string) {
  const query = listQueryOf(kind, { search });
  const call = async () => (await import('#providers/calls/record-calls.ts')).countsCall(kind, query);
  return [recordKeys.counts(kind.name, query), call] as const;
}

/** One of the client's own matters. */
export function useMatter(kind: Matter, id: number) {
  const now = useCurrentTime();
  const { data, ...rest } = useAnyRecord(kind, id);
  return { ...rest, matter: data ? asMatter(kind, data, now) : null };
}
