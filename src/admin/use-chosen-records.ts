import { type Choice, isNarrowed } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import type { ReferencesField } from '#contract/kinds/references.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { titleOf } from '#contract/title-of.ts';
import { choicesCall } from '#providers/calls/record-calls.ts';
import { resourceNamed } from '#resources/index.ts';
import { useCustomCall } from './refine/use-custom-call.ts';
import { useRecordsOf } from './refine/use-record.ts';

export interface ChosenInput {
  resource: AnyResource;
  fieldKey: string;
  field: ReferenceField | ReferencesField;
  /** The records that are chosen. */
  ids: readonly number[];
}

/** A record that was chosen, by its name. */
export interface ChosenRecord {
  readonly value: string;
  readonly label: string;
}

export interface ChosenRecords {
  /** As far as their names have come. */
  readonly chosen: readonly ChosenRecord[];
  /** The names of others are on their way. */
  readonly areNamesPending: boolean;
}

/** The names of the records that a field points at. */
export function useChosenRecords({ resource, fieldKey, field, ids }: ChosenInput): ChosenRecords {
  const target = resourceNamed(field.to);
  const isNarrow = isNarrowed(field);
  const { records, isFetching: areRead } = useRecordsOf(target, isNarrow ? [] : ids.slice(0, PAGE_SIZE_MAX));
  const { data = [], isFetching: areAsked } = useCustomCall(choicesCall(resource, { field: fieldKey, ids }), {
    enabled: isNarrow && ids.length > 0,
  });
  const chosen = isNarrow
    ? data.filter(({ id }) => ids.includes(id)).map(({ id, name }: Choice) => chosenRecord(id, name))
    : records.map((record) => chosenRecord(record.id, titleOf(target, record)));
  return { chosen, areNamesPending: (areRead || areAsked) && chosen.length < ids.length };
}

const chosenRecord = (id: number, label: string): ChosenRecord => ({ value: String(id), label });
