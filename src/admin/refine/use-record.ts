import { type BaseRecord, useMany, useOne } from '@refinedev/core';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { providerOptions } from '#providers/records/provider-options.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { type QueryState, failuresAreShown, isOnItsWay, keepPrevious, unwrapped } from './query-state.ts';

/** Refine's `useOne` over a definition. */
export function useRecord(resource: AnyResource, id: number): QueryState<AnyRecord> {
  const { query } = useOne<BaseRecord>({
    resource: resource.name,
    id,
    meta: providerOptions({ definition: resource }),
    queryOptions: { select: unwrapped as never }, // Refine's types want the envelope kept; its hook reads nothing of it.
    ...failuresAreShown,
  });
  // What the data provider gives was checked by the definition's schema.
  const state = query as unknown as QueryState<AnyRecord>;
  // Deleted, or out of reach by now: what was read before is shown no more.
  return isNotFound(state.error) ? { ...state, data: undefined } : state;
}

const isNotFound = (error: unknown): boolean => error instanceof AppFailure && error.code === 'notFound';

interface RecordsOf {
  /** As far as they have come. */
  readonly records: readonly AnyRecord[];
  /** The others are on their way. */
  readonly arePending: boolean;
}

/** Refine's `useMany` over a definition: the records of these ids. */
export function useRecordsOf(resource: AnyResource, ids: readonly number[]): RecordsOf {
  const { result, query } = useMany<BaseRecord>({
    resource: resource.name,
    ids: [...ids],
    meta: providerOptions({ definition: resource }),
    queryOptions: { enabled: ids.length > 0, placeholderData: keepPrevious },
    ...failuresAreShown,
  });
  // While other records are on their way the ones before are still here.
  const records = (result.data as AnyRecord[]).filter(({ id }) => ids.includes(id));
  return { records, arePending: isOnItsWay(query) };
}
