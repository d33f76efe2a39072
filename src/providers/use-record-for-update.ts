import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import { isReadableBy } from '#contract/field-rights.ts';
import { wireKeys } from '#contract/fields.ts';
import { loadRecords } from './preload/load-records.ts';
import { recordKeys } from './record-keys.ts';
import type { AnyRecord, RecordPage } from './records.ts';
import { getSession } from './session-store.ts';

/**
 * What an edit form starts from: what the screen before has shown of the record, so that the form stands at once, and
 * then what the host says. Asked for at every opening, and never again under the person who types.
 */
export function useRecordForUpdate(resource: AnyResource, id: number) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: recordKeys.forUpdate(resource.name, id),
    queryFn: async ({ signal }) =>
      (await loadRecords()).readRecord(resource, id, { forUpdate: true, signal }),
    initialData: () => shownRecord(queryClient, resource, id),
    initialDataUpdatedAt: LONG_AGO,
    staleTime: ({ state }) => (state.dataUpdatedAt === LONG_AGO ? 0 : Infinity),
    gcTime: 0,
  });
}

const LONG_AGO = 0;

/** The newest there is of a record in the lists and pages that were shown, of those that show all of it. */
function shownRecord(queryClient: QueryClient, resource: AnyResource, id: number): AnyRecord | undefined {
  // What has been changed from here since is being asked for again.
  const predicate = ({ state }: Query) => !state.isInvalidated;
  const pages = queryClient.getQueriesData<{ data: AnyRecord }>({
    queryKey: recordKeys.one(resource.name, id),
    predicate,
  });
  const lists = queryClient.getQueriesData<RecordPage<AnyRecord>>({
    queryKey: recordKeys.lists(resource.name),
    predicate,
  });
  return [...pages, ...lists]
    .flatMap(([, shown]) => shown?.data)
    .filter((record) => record !== undefined)
    .filter((record) => record.id === id && isWhole(resource, record))
    .toSorted((a, b) => b.version - a.version)[0];
}

/** Is all there that this person may read? Lists leave rows out, and public pages what only staff read. */
const isWhole = (resource: AnyResource, record: AnyRecord): boolean =>
  Object.entries(resource.fields)
    .filter(([, field]) => isReadableBy(field, getSession()?.user.lastRole ?? null))
    .flatMap(([key, field]) => wireKeys(key, field))
    .every((key) => record[key] !== undefined);
