import { type Query, useQueryClient } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import { isReadableBy } from '#contract/field-rights.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { type AnyRecord, NO_VERSION, type RecordPage } from './records.ts';
import { recordKeys } from './record-keys.ts';
import { getSession } from '../session/session-store.ts';

/**
 * The newest there is of a record in the lists and pages that were shown, of those that show all of it: a form can stand
 * with it at once.
 */
export function useShownRecord(resource: AnyResource): (id: number) => AnyRecord | undefined {
  const queryClient = useQueryClient();
  return (id) => {
    // What has been changed from here since is being asked for again.
    const predicate = ({ state }: Query) => !state.isInvalidated;
    const pages = queryClient.getQueriesData<{ data: AnyRecord }>({
      queryKey: recordKeys.one(resource.name, id).slice(0, -1),
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
  };
}

/**
 * Is all there that this person may read? Lists leave rows out, and public pages what only staff read; where the host
 * keeps no versions, what it says for a change could not be told to be newer.
 */
const isWhole = (resource: AnyResource, record: AnyRecord): boolean =>
  record.version !== NO_VERSION &&
  Object.entries(resource.fields)
    .filter(([, field]) => isReadableBy(field, getSession()?.user.lastRole ?? null))
    .flatMap(([key, field]) => wireKeys(key, field))
    .every((key) => record[key] !== undefined);
