import { isNarrowed } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import type { ReferencesField } from '#contract/kinds/references.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { titleOf } from '#contract/title-of.ts';
import { choicesCall } from '#providers/calls/record-calls.ts';
import { resourceNamed } from '#resources/index.ts';
import { isOnItsWay } from './refine/query-state.ts';
import { useCustomCall } from './refine/use-custom-call.ts';
import { useRecordsOf } from './refine/use-record.ts';

export interface ChosenInput {
  resource: AnyResource;
  fieldKey: string;
  field: ReferenceField | ReferencesField;
  /** The records that are chosen. */
  ids: readonly number[];
  /** Names that are here already, of what may be kept though the host offers it no more. Default: none. */
  known?: ReadonlyMap<number, string>;
  /** What one is called that has no name, also once the host was asked. Default: it is left out. */
  nameless?: (id: number) => string;
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
export function useChosenRecords({
  resource,
  fieldKey,
  field,
  ids,
  known,
  nameless,
}: ChosenInput): ChosenRecords {
  const target = resourceNamed(field.to);
  const isNarrow = isNarrowed(field);
  const read = useRecordsOf(target, isNarrow ? [] : ids.slice(0, PAGE_SIZE_MAX));
  const asked = useCustomCall(choicesCall(resource, { field: fieldKey, ids }), {
    enabled: isNarrow && ids.length > 0,
  });
  const isAsking = isNarrow ? isOnItsWay(asked) : read.arePending;
  const found = new Map<number, string>(
    isNarrow
      ? asked.data?.map(({ id, name }) => [id, name])
      : read.records.map((record) => [record.id, titleOf(target, record)]),
  );
  const chosen = ids.flatMap((id): ChosenRecord[] => {
    const label = found.get(id) ?? known?.get(id) ?? (isAsking ? undefined : nameless?.(id));
    return label === undefined ? [] : [{ value: String(id), label }];
  });
  return { chosen, areNamesPending: isAsking && chosen.length < ids.length };
}
