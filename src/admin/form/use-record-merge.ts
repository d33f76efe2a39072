import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { type Merge, mergeValues } from '#contract/merge-values.ts';
import type { Values } from '#contract/record-schemas.ts';
import { type Decide, settleMerge } from '#contract/settle-merge.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import type { FieldRights } from '#providers/session/access-control-provider.ts';
import { useChangedBy } from '../refine/use-changed-by.ts';
import { initialValues } from './form-values.ts';

/** What was typed, and over what. */
interface Typed {
  base: Values;
  values: Values;
  /** When that was, ISO 8601: who has changed the record since is named. */
  since: string;
}

/** What follows once both are together. */
export type Next = 'save' | 'edit';

/** A newer state of the record and what was typed, brought together. */
export interface Merged {
  newer: AnyRecord;
  values: Values;
  /** The keys that others alone have changed. */
  taken: readonly string[];
  /** Who these are; nobody where the history does not tell. */
  names: readonly string[];
  next: Next;
}

/** What both have changed otherwise: the person is asked. */
export interface OpenConflict extends Omit<Merged, 'values' | 'taken'> {
  merge: Merge;
}

interface RecordMergeInput {
  resource: AnyResource;
  id: number | undefined;
  rights: FieldRights;
  onMerged: (merged: Merged) => void | Promise<void>;
}

/** Brings what was typed together with a newer state of the record, and asks where it must. */
export function useRecordMerge({ resource, id, rights, onMerged }: RecordMergeInput) {
  const changedBy = useChangedBy(resource, id);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const hasRows = (key: string) => {
    const field = resource.fields[key];
    return field !== undefined && 'of' in field;
  };
  return {
    conflict,
    async bringTogether(newer: AnyRecord, { base, values, since }: Typed, next: Next): Promise<void> {
      const theirs = initialValues(resource, rights, newer);
      const merge = mergeValues({ base, mine: values, theirs }, hasRows);
      const names = await changedBy(since);
      if (merge.conflicts.length > 0) return setConflict({ newer, merge, names, next });
      await onMerged({ newer, values: merge.values, taken: merge.taken, names, next });
    },
    settle(decide: Decide): void {
      if (!conflict) return;
      const { merge, ...rest } = conflict;
      setConflict(null);
      void onMerged({ ...rest, values: settleMerge(merge, decide), taken: merge.taken });
    },
    leaveOpen: () => setConflict(null),
  };
}
