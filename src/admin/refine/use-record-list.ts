import { type BaseRecord, useList } from '@refinedev/core';
import type { AnyResource, Resource } from '#contract/define-resource.ts';
import { type ListQuery, type TypedListQuery, listQueryOf } from '#contract/list-query.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { refineListParams } from '#providers/records/list-params.ts';
import { providerOptions } from '#providers/records/provider-options.ts';
import type { AnyRecord, RecordPage } from '#providers/records/records.ts';
import { STEADY } from './steady-lists.ts';
import { type QueryState, failuresAreShown, keepPrevious } from './query-state.ts';

interface ListOptions {
  /** Its rows do not move by themselves when records are added elsewhere. Default: they are asked for again. */
  isSteady?: boolean;
  /** Asks only when true. Default: true. */
  enabled?: boolean;
}

/** Refine's `useList` over a definition. The rows of the page before stay while the next one is on its way. */
export function useRecordList(
  resource: AnyResource,
  query: ListQuery,
  { enabled = true, isSteady = false }: ListOptions = {},
): QueryState<RecordPage<AnyRecord>> {
  const { meta, ...params } = refineListParams(query);
  const { query: state } = useList<BaseRecord>({
    resource: resource.name,
    ...params,
    meta: { ...meta, ...providerOptions({ definition: resource }) },
    queryOptions: { enabled, placeholderData: keepPrevious, meta: isSteady ? STEADY : {} },
    ...failuresAreShown,
  });
  // What the data provider gives was checked by the definition's schema.
  return state as unknown as QueryState<RecordPage<AnyRecord>>;
}

/** The same, with keys and records typed by the definition. */
export const useRecords = <R extends Resource>(
  resource: R,
  query: TypedListQuery<R> = {},
  options: Pick<ListOptions, 'enabled'> = {},
): QueryState<RecordPage<RecordOf<R>>> =>
  // What the types allow as filters is what the host takes; the wire type only forgets the keys.
  useRecordList(
    resource,
    listQueryOf(resource, query as Partial<ListQuery>),
    options,
  ) as unknown as QueryState<RecordPage<RecordOf<R>>>;
