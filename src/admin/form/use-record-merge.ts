import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { hasRows } from '#contract/has-rows.ts';
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

interface Following {
  next: Next;
  /** Called when the values of both are in the form. */
  whenIn?: (() => void) | undefined;
  /** Called in the place of asking when the person has left the form. */
  whenAway?: (() => void) | undefined;
}

/** A newer state of the record and what was typed, brought together. */
export interface Merged extends Pick<Following, 'next' | 'whenIn'> {
  newer: AnyRecord;
  values: Values;
  /** The keys that others alone have changed. */
  taken: readonly string[];
  /** Who these are; nobody where the history does not tell. */
  names: readonly string[];
}

/** What both have changed otherwise: the person is asked. */
export interface OpenConflict extends Omit<Merged, 'values' | 'taken'> {
  merge: Merge;
}

interface RecordMergeInput {
  resource: AnyResource;
  id: number | undefined;
  rights: FieldRights;
  isHere: () => boolean;
  onMerged: (merged: Merged) => void | Promise<void>;
}

/** Brings what was typed together with a newer state of the record, and asks where it must. */
export function useRecordMerge({ resource, id, rights, isHere, onMerged }: RecordMergeInput) {
  const changedBy = useChangedBy(resource, id);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const isRows = (key: string) => hasRows(resource.fields[key]);
  return {
    conflict,
    /** @param typed asked when both are brought together: what is typed while that is prepared belongs to it */
    async bringTogether(newer: AnyRecord, typed: () => Typed, following: Following): Promise<void> {
      const names = await changedBy(typed().since);
      const { base, values } = typed();
      const theirs = initialValues(resource, rights, newer);
      const merge = mergeValues({ base, mine: values, theirs }, isRows);
      const { whenAway, ...then } = following;
      if (merge.conflicts.length === 0)
        return await onMerged({ newer, values: merge.values, taken: merge.taken, names, ...then });
      if (isHere()) setConflict({ newer, merge, names, ...then });
      else whenAway?.();
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
