import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { useRecord } from '../refine/use-record.ts';
import { useAccess } from '../refine/use-access.ts';

interface RecordOrDeleted {
  /** The record as it is today, or as it lies in the trash. */
  record: AnyRecord | undefined;
  isDeleted: boolean;
  /** Neither has come yet, nor failed to. */
  isPending: boolean;
}

/** A record wherever it is: a history is also that of a deleted one. */
export function useRecordOrDeleted(resource: AnyResource, id: number): RecordOrDeleted {
  const canSeeTrash = useAccess(resource.name, 'trash').can;
  const living = useRecord(resource, id);
  const isNotFound = living.error instanceof AppFailure && living.error.code === 'notFound';
  // Asked for again, a failed question is as new: what it said holds until the next answer.
  const [goneId, setGoneId] = useState<number | null>(null);
  const isGone = living.isFetching ? goneId === id : isNotFound;
  if (isGone !== (goneId === id)) setGoneId(isGone ? id : null);
  const trash = useRecordList(resource, listQueryOf(resource, { ids: [id], trash: true }), {
    enabled: isGone && canSeeTrash,
  });
  const deleted = isGone ? trash.data?.data.find((found) => found.id === id) : undefined;
  // What was read before the record was deleted is still in the cache.
  const record = isGone ? deleted : living.data;
  const isPending = record === undefined && !(isGone && canSeeTrash ? trash : living).isFetched;
  return { record, isDeleted: deleted !== undefined, isPending };
}
