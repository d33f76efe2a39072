import { useEffect } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { defaultViewName } from '#contract/stores.ts';
import { removeStored } from '#providers/browser/browser-storage.ts';
import type { AnyRecord, RecordPage } from '#providers/records/records.ts';
import { storeDefaultView, useDefaultView } from '../list/default-view.ts';
import type { QueryState } from '../refine/query-state.ts';

/**
 * The view that a list opens with, as it is by now: whoever has changed or deleted it, its owner or somebody who shares
 * it, no star would be left to switch it off.
 */
export function useKeptDefault(
  resource: AnyResource,
  { data: views, isFetching }: QueryState<RecordPage<AnyRecord>>,
) {
  const chosen = useDefaultView(resource);
  useEffect(() => removeStored('local', formerName(resource)), [resource]);
  useEffect(() => {
    if (!chosen || !views || isFetching) return;
    const view = views.data.find(({ id }) => id === chosen.id);
    // It may be one of those that are not listed.
    if (!view && views.total > views.data.length) return;
    const query = typeof view?.['query'] === 'string' ? view['query'] : '';
    if (query !== chosen.query) storeDefaultView(resource, query === '' ? null : { id: chosen.id, query });
  }, [resource, chosen, views, isFetching]);
  return chosen;
}

/** The storage key of earlier releases, one for all accounts: nobody reads it any more. */
const formerName = (resource: AnyResource): string => defaultViewName(resource, '').slice(0, -1);
