import { useDebouncedValue } from '@mantine/hooks';
import type { AnyResource } from '#contract/define-resource.ts';
import { PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import type { AnyRecord } from '#providers/records.ts';
import { useAnyRecords } from '#providers/use-records.ts';
import { titleOf } from '#contract/title-of.ts';

/** So many are offered at once; typing finds the others. */
const CHOICES = 50;
/** Typing pauses this long before the host is asked. Milliseconds. */
export const SEARCH_MS = 250;

interface ChoicesInput {
  /** The records that are chosen: always among the choices, so that they have a name. */
  ids: readonly number[];
  /** What the person has typed. */
  search: string;
  /** Asks only when true. Default: true. */
  enabled?: boolean;
}

/** Records of a resource to choose from, as the host finds them: there may be far more than can be shown. */
export function useRecordChoices(
  resource: AnyResource,
  { ids, search: typed, enabled = true }: ChoicesInput,
) {
  const [search] = useDebouncedValue(typed.trim(), SEARCH_MS);
  const chosen = useRecordsOf(resource, enabled ? ids : []);
  // The chosen record's own name stands in the box of a select: that is no search.
  const isSearch = search !== '' && !chosen.some((record) => titleOf(resource, record) === search);
  const { data } = useAnyRecords(
    resource,
    listQueryOf(resource, { pageSize: CHOICES, ...(isSearch ? { search } : {}) }),
    { enabled },
  );
  const found = data?.data ?? [];
  const missing = chosen.filter(({ id }) => !found.some((record) => record.id === id));
  return {
    choices: [...missing, ...found].map((record) => ({
      value: String(record.id),
      label: titleOf(resource, record),
    })),
    /** Not all of them are offered. */
    hasMore: data !== undefined && data.total > found.length,
  };
}

/** The records of these ids, as far as they have come. */
export function useRecordsOf(resource: AnyResource, ids: readonly number[]): AnyRecord[] {
  const asked = ids.slice(0, PAGE_SIZE_MAX);
  const { data } = useAnyRecords(
    resource,
    listQueryOf(resource, { ids: asked, pageSize: Math.max(1, asked.length) }),
    { enabled: asked.length > 0 },
  );
  // While other records are on their way the ones before are still here.
  return (data?.data ?? []).filter(({ id }) => ids.includes(id));
}
