import { chosenFields } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { useAccess } from '../refine/use-access.ts';
import { offeredActions } from './bulk-actions.tsx';

interface BulkOfferInput {
  resource: AnyResource;
  isTrash: boolean;
  /** What the list shows. */
  query: ListQuery;
}

/** What this person may do with many rows of this list at once. */
export function useBulkOffer({ resource, isTrash, query }: BulkOfferInput) {
  const mayDelete = useAccess(resource.name, 'delete').can;
  const { fields: writable = [] } = useAccess(resource.name, 'edit');
  const { actions: runnable = [] } = useAccess(resource.name, 'run');
  return {
    /** Or restore them, in the trash. */
    mayDelete,
    mayEdit: !isTrash && chosenFields(resource).some(([key]) => writable.includes(key)),
    actions: isTrash ? [] : offeredActions(resource, runnable, query),
  };
}
