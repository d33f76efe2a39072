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

/** The names of the records that a field points at, as far as they have come. */
export function useChosenRecords({ resource, fieldKey, field, ids }: ChosenInput): ChosenRecord[] {
  const target = resourceNamed(field.to);
  const isNarrow = isNarrowed(field);
  const records = useRecordsOf(target, isNarrow ? [] : ids.slice(0, PAGE_SIZE_MAX));
  const { data = [] } = useCustomCall(choicesCall(resource, { field: fieldKey, ids }), {
    enabled: isNarrow && ids.length > 0,
  });
  return isNarrow
    ? data.filter(({ id }) => ids.includes(id)).map(({ id, name }: Choice) => chosenRecord(id, name))
    : records.map((record) => chosenRecord(record.id, titleOf(target, record)));
}

const chosenRecord = (id: number, label: string): ChosenRecord => ({ value: String(id), label });
