import {
  type BaseRecord,
  useCreate,
  useDataProvider,
  useDelete,
  useDeleteMany,
  useInvalidate,
  useUpdate,
  useUpdateMany,
} from '@refinedev/core';
import type { Selection } from '#contract/bulk.ts';
import { isSame } from '#contract/changed-values.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { isPassing } from '#providers/http/app-failure.ts';
import { providerOptions } from '#providers/records/provider-options.ts';
import { newerRecord } from '#providers/records/newer-record.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { lacksRows, wholeUpdate } from '../form/form-values.ts';
import { outcomeIsSaid } from './query-state.ts';
import { useWritable } from './use-access.ts';
import { type BulkChange, type Mutation, toMutation } from './mutation.ts';

/** Everything cached of the resource is asked for again, its counts and threads too. */
const written = ({ name }: AnyResource) => ({
  resource: name,
  invalidates: ['resourceAll' as const],
  ...outcomeIsSaid,
});

interface Creation {
  readonly values: Values;
  /** The same key and values make one record, however often they are sent. */
  readonly idempotencyKey: string;
}

/** Refine's `useCreate` over a definition. */
export function useCreateRecord(resource: AnyResource): Mutation<Creation, Values> {
  const { mutateAsync, mutation } = useCreate<BaseRecord>();
  return toMutation(mutation, async ({ values, idempotencyKey }) => {
    const meta = providerOptions({ idempotencyKey });
    const { data } = await mutateAsync({ ...written(resource), values, meta });
    return data;
  });
}

interface RecordChange {
  readonly record: AnyRecord;
  readonly values: Values;
}

/**
 * Refine's `useUpdate` over a definition: some fields of a record, as long as nobody else has changed it since. What stands
 * there already is saved: the answer to an earlier try may have been lost. What was shown without its rows is read first,
 * and changed on the version that was shown all the same.
 */
export function useUpdateRecord(resource: AnyResource): Mutation<RecordChange, Values> {
  const { mutateAsync, mutation } = useUpdate<BaseRecord>();
  const invalidate = useInvalidate();
  const dataProvider = useDataProvider()();
  const rights = useWritable(resource, { isNew: false });
  const withRows = async (record: AnyRecord): Promise<AnyRecord> => {
    if (!lacksRows(resource, rights, record)) return record;
    const meta = { forUpdate: true, ...providerOptions({ definition: resource }) };
    const { data } = await dataProvider.getOne<AnyRecord>({ resource: resource.name, id: record.id, meta });
    return data;
  };
  return toMutation(mutation, async ({ record, values }) => {
    const meta = providerOptions({ version: record.version });
    try {
      const { data } = await mutateAsync({
        ...written(resource),
        id: record.id,
        values: wholeUpdate(resource, rights, { record: await withRows(record), values }),
        meta,
      });
      return data;
    } catch (error) {
      const newer = newerRecord(resource, error);
      if (!newer || !Object.entries(values).every(([key, value]) => isSame(newer[key], value))) throw error;
      // Nothing has failed after all.
      mutation.reset();
      void invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
      return newer;
    }
  });
}

/** Refine's `useDelete` over a definition: into the trash. */
export function useDeleteRecord(resource: AnyResource): Mutation<number, void> {
  const { mutateAsync, mutation } = useDelete<BaseRecord>();
  return toMutation(mutation, async (id) => {
    await mutateAsync({ ...written(resource), id });
  });
}

/** What got no answer may have been written: then the versions that the list shows are no longer those of the host. */
function useAskedAgain({ name }: AnyResource) {
  const invalidate = useInvalidate();
  return async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (isPassing(error)) void invalidate({ resource: name, invalidates: ['resourceAll'] });
      throw error;
    }
  };
}

/** Refine's `useUpdateMany` over a selection: the same values for all of it. It gives the ids that were changed. */
export function useUpdateRecords(resource: AnyResource): Mutation<BulkChange, number[]> {
  const { mutateAsync, mutation } = useUpdateMany<BaseRecord>();
  const askedAgain = useAskedAgain(resource);
  return toMutation(mutation, async ({ selection, values = {} }) => {
    const { data } = await askedAgain(mutateAsync({ ...written(resource), ...selected(selection), values }));
    return idsOf(data);
  });
}

/** Refine's `useDeleteMany` over a selection. It gives the ids that went. */
export function useDeleteRecords(resource: AnyResource): Mutation<BulkChange, number[]> {
  const { mutateAsync, mutation } = useDeleteMany<BaseRecord>();
  const askedAgain = useAskedAgain(resource);
  return toMutation(mutation, async ({ selection }) => {
    const { data } = await askedAgain(mutateAsync({ ...written(resource), ...selected(selection) }));
    return idsOf(data);
  });
}

/** Which records «all that match» are is known to the host alone: Refine is told of none. */
const selected = (selection: Selection) => ({
  ids: 'ids' in selection ? [...selection.ids] : [],
  meta: providerOptions({ selection }),
});

const idsOf = (records: readonly BaseRecord[]): number[] => records.map(({ id }) => Number(id));
