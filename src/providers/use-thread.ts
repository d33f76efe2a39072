import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import { recordKeys } from './record-keys.ts';
import type { NewNote } from './thread.ts';

const loadThread = () => import('./thread.ts');

/** The thread of a record: asked for again whenever the record changes. */
export const useThread = (resource: AnyResource, id: number) =>
  useQuery({
    queryKey: recordKeys.thread(resource.name, id),
    queryFn: async ({ signal }) => (await loadThread()).readThread(resource, id, signal),
  });

/** @returns a mutation that adds a note to the thread of a record */
export function useAddNote(resource: AnyResource, id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (note: NewNote) => (await loadThread()).addNote(resource, id, note),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: recordKeys.all(resource.name) }),
  });
}
