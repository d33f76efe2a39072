import { useDebouncedValue } from '@mantine/hooks';
import { CHOICES_MAX } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField, ReferencesField } from '#contract/fields.ts';
import { choicesCall } from '#providers/calls/record-calls.ts';
import { useCustomCall } from './refine/use-custom-call.ts';
import { resourceNamed } from '#resources/index.ts';
import { SEARCH_MS, useRecordChoices } from './use-record-choices.ts';

interface FieldChoicesInput {
  resource: AnyResource;
  fieldKey: string;
  field: ReferenceField | ReferencesField;
  /** The records that are chosen: always among the choices, so that they have a name. */
  ids: readonly number[];
  /** What the person has typed. */
  search: string;
}

/** What a reference can point at: any record of the other resource, or those that the definition narrows it to. */
export function useFieldChoices({ resource, fieldKey, field, ids, search: typed }: FieldChoicesInput) {
  const isNarrow = 'among' in field && field.among !== undefined;
  const anyRecords = useRecordChoices(resourceNamed(field.to), { ids, search: typed, enabled: !isNarrow });
  const [search] = useDebouncedValue(typed.trim(), SEARCH_MS);
  const chosen = useCustomCall(choicesCall(resource, { field: fieldKey, ids }), {
    enabled: isNarrow && ids.length > 0,
  });
  const named = (chosen.data ?? []).filter(({ id }) => ids.includes(id));
  // The chosen record's own name stands in the box of a select: that is no search.
  const isSearch = search !== '' && !named.some(({ name }) => name === search);
  const query = { field: fieldKey, ...(isSearch ? { search } : {}) };
  const { data: found = [] } = useCustomCall(choicesCall(resource, query), { enabled: isNarrow });
  if (!isNarrow) return anyRecords;
  const missing = named.filter(({ id }) => !found.some((one) => one.id === id));
  return {
    choices: [...missing, ...found].map(({ id, name }) => ({ value: String(id), label: name })),
    hasMore: found.length >= CHOICES_MAX,
  };
}
