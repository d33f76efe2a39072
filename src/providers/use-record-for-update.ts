import { useQuery } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import { readForUpdate, takeReadAhead } from './read-ahead.ts';
import { recordKeys } from './record-keys.ts';

/** What an edit form starts from. Asked for at every opening, and never again under the person who types. */
export const useRecordForUpdate = (resource: AnyResource, id: number) =>
  useQuery({
    queryKey: recordKeys.forUpdate(resource.name, id),
    queryFn: ({ signal }) => readForUpdate(resource, id, signal),
    initialData: () => takeReadAhead(resource, id),
    staleTime: Infinity,
    gcTime: 0,
  });
