import { isNarrowed } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import type { ReferencesField } from '#contract/kinds/references.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { choicesCall } from '#providers/calls/record-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resourceNamed } from '#resources/index.ts';
import { type FieldChoice, listedChoice, namedChoice } from './field-choice.ts';
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

export interface ChosenRecords {
  /** As far as their names have come. */
  readonly chosen: readonly FieldChoice[];
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
  const { language } = useLanguage();
  const target = resourceNamed(field.to);
  const isNarrow = isNarrowed(field);
  const read = useRecordsOf(target, isNarrow ? [] : ids.slice(0, PAGE_SIZE_MAX));
  const asked = useCustomCall(choicesCall(resource, { field: fieldKey, ids }), {
    enabled: isNarrow && ids.length > 0,
  });
  const isAsking = isNarrow ? isOnItsWay(asked) : read.arePending;
  const found = new Map<number, FieldChoice>(
    isNarrow
      ? asked.data?.map((choice) => [choice.id, namedChoice(choice)])
      : read.records.map((record) => [record.id, listedChoice(target, record, language)]),
  );
  const chosen = ids.flatMap((id): FieldChoice[] => {
    const one = found.get(id);
    if (one) return [one];
    const label = known?.get(id) ?? (isAsking ? undefined : nameless?.(id));
    return label === undefined ? [] : [{ value: String(id), label }];
  });
  return { chosen, areNamesPending: isAsking && chosen.length < ids.length };
}
