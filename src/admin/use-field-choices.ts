import { useDebouncedValue } from '@mantine/hooks';
import { CHOICES_MAX, isNarrowed } from '#contract/choices.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { choicesCall } from '#providers/calls/record-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resourceNamed } from '#resources/index.ts';
import { type FieldChoice, listedChoice, namedChoice } from './field-choice.ts';
import { useCustomCall } from './refine/use-custom-call.ts';
import { useRecordList } from './refine/use-record-list.ts';
import { type ChosenInput, useChosenRecords } from './use-chosen-records.ts';

/** Typing pauses this long before the host is asked. Milliseconds. */
const SEARCH_MS = 250;

export interface FieldChoices {
  /** What is chosen, as far as its names have come. */
  readonly chosen: readonly FieldChoice[];
  /** Names of what is chosen are on their way. */
  readonly areNamesPending: boolean;
  /** What can be chosen for what is typed; nothing until the host has looked for exactly that. */
  readonly offered: readonly FieldChoice[];
  /** The host is looking for what is typed. */
  readonly isSearching: boolean;
  /** Not all of them are offered: typing finds the others. */
  readonly hasMore: boolean;
  /** The first of them are on their way. */
  readonly isPending: boolean;
  readonly error: Error | null;
}

/**
 * What a reference can point at: any record of the other resource, or those that the definition narrows it to. There
 * may be far more than can be shown, so the host finds them.
 * @param input.search what the person has typed
 */
export function useFieldChoices({ search: typed, ...input }: ChosenInput & { search: string }): FieldChoices {
  const { resource, fieldKey, field } = input;
  const { language } = useLanguage();
  const target = resourceNamed(field.to);
  const isNarrow = isNarrowed(field);
  const wanted = typed.trim();
  const [paused] = useDebouncedValue(wanted, SEARCH_MS);
  // Nothing to look for needs no pause.
  const search = wanted === '' ? '' : paused;
  const { chosen, areNamesPending } = useChosenRecords(input);
  const asked = search === '' ? {} : { search };
  const filters = 'among' in field ? (field.among ?? {}) : {};
  const records = useRecordList(target, listQueryOf(target, { pageSize: CHOICES_MAX, filters, ...asked }), {
    enabled: !isNarrow,
  });
  const choices = useCustomCall(choicesCall(resource, { field: fieldKey, ...asked }), { enabled: isNarrow });
  const { isPending, isPlaceholderData, error } = isNarrow ? choices : records;
  const found =
    (isNarrow
      ? choices.data?.map(namedChoice)
      : records.data?.data.map((record) => listedChoice(target, record, language))) ?? [];
  const isSearching = wanted !== search || isPlaceholderData || isPending;
  return {
    chosen,
    areNamesPending,
    offered: isSearching ? [] : found,
    isSearching,
    hasMore: isNarrow ? found.length >= CHOICES_MAX : (records.data?.total ?? 0) > found.length,
    isPending,
    error,
  };
}
