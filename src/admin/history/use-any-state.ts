import { can } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { AppFailure } from '#providers/app-failure.ts';
import type { AnyRecord } from '#providers/records.ts';
import { useAnyRecord, useAnyRecords } from '#providers/use-records.ts';
import { useSession } from '#providers/use-session.ts';

interface AnyState {
  /** The record as it is today, or as it lies in the trash. */
  record: AnyRecord | undefined;
  isDeleted: boolean;
}

/** A record wherever it is: a history is also that of a deleted one. */
export function useAnyState(resource: AnyResource, id: number): AnyState {
  const role = useSession()?.user.lastRole ?? null;
  const living = useAnyRecord(resource, id);
  const isGone = living.error instanceof AppFailure && living.error.code === 'notFound';
  const trash = useAnyRecords(resource, listQueryOf(resource, { ids: [id], trash: true }), {
    enabled: isGone && can(resource, 'delete', role),
  });
  const deleted = isGone ? trash.data?.data.find((found) => found.id === id) : undefined;
  // What was read before the record was deleted is still in the cache.
  return { record: isGone ? deleted : living.data, isDeleted: deleted !== undefined };
}
