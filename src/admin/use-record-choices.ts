import { useDebouncedValue } from '@mantine/hooks';
import type { AnyResource } from '#contract/define-resource.ts';
import { PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import { useRecordsOf } from './refine/use-record.ts';
import { useRecordList } from './refine/use-record-list.ts';
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
  const chosen = useRecordsOf(resource, enabled ? ids.slice(0, PAGE_SIZE_MAX) : []);
  // The chosen record's own name stands in the box of a select: that is no search.
  const isSearch = search !== '' && !chosen.some((record) => titleOf(resource, record) === search);
  const { data } = useRecordList(
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
