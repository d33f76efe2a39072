import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Choice, choiceFields } from '#contract/choices.ts';
import type { Colleague } from '#contract/colleagues.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { choicesCall } from '#providers/calls/record-calls.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useCustomCall } from '../../refine/use-custom-call.ts';
import { useEarlyEnter } from '../../use-early-enter.ts';

/** Typing pauses this long before the host is asked. Milliseconds. */
const SEARCH_MS = 150;
const SHOWN = 6;

/** An `@` at the beginning of a word, and the name that is being typed behind it: three words at most. */
const BEGUN = /(?:^|[\s(])@((?:[^\s@]+ ?){0,3})$/u;

interface MentionsOptions {
  resource: AnyResource;
  /** The words up to where the person types; `null`: nobody is mentioned here. */
  typed: string | null;
  /** The names of those who are mentioned in them already: what follows one is a name only where it continues that one. */
  taken: readonly string[];
  /** Takes a colleague, in the place of so many characters before the caret. */
  onTake: (colleague: Colleague, length: number) => void;
  /** An Enter waited for a name that nobody has: it begins a line after all. */
  onNobody: () => void;
}

/** Who can be meant by an `@`: whoever could take care of the record. The host finds them by what is typed. */
export function useMentions({ resource, typed, taken, onTake, onNobody }: MentionsOptions) {
  const [active, setActive] = useState(0);
  const [shutAt, setShutAt] = useState<string | null>(null);
  const listId = useId();
  const own = useSession()?.user.id;
  const field = choiceFields(resource).find(([key]) => key === resource.assignee)?.[0];
  const begun = typed === null || field === undefined ? null : (typed.match(BEGUN)?.[1] ?? null);
  const wanted = begun?.trim() ?? '';
  const [paused] = useDebouncedValue(wanted, SEARCH_MS);
  const search = wanted === '' ? '' : paused;
  // One name may continue another: the longest is the one that was mentioned here.
  const [before] = taken
    .filter((name) => `${wanted} `.startsWith(`${name} `))
    .toSorted((one, other) => other.length - one.length);
  const isAsked = begun !== null && typed !== shutAt && wanted !== before;
  const { data, error, isPlaceholderData } = useCustomCall(
    choicesCall(resource, { field: field ?? '', ...(search ? { search } : {}) }),
    { enabled: isAsked },
  );
  const isFound = isAsked && data !== undefined && !isPlaceholderData && search === wanted;
  const isMeant = ({ id, name }: Choice) =>
    id !== own && (before === undefined || name.startsWith(`${before} `));
  const offered: readonly Choice[] = isFound ? data.filter(isMeant).slice(0, SHOWN) : [];
  const chosen = Math.min(active, offered.length - 1);
  const take = (choice: Choice | undefined) => {
    if (!choice || begun === null) return;
    setActive(0);
    onTake({ id: choice.id, name: choice.name }, begun.length + 1);
  };
  const { enterEarly } = useEarlyEnter(typed, isFound || error !== null, () =>
    offered.length > 0 ? take(offered[0]) : onNobody(),
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // It is for the name that is looked for, and begins no line.
    if (event.key === 'Enter' && isAsked && !isFound && !error) {
      event.preventDefault();
      return enterEarly();
    }
    if (offered.length === 0) return;
    const last = offered.length - 1;
    if (event.key === 'ArrowDown') setActive(chosen === last ? 0 : chosen + 1);
    else if (event.key === 'ArrowUp') setActive(chosen <= 0 ? last : chosen - 1);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[chosen]);
    else if (event.key === 'Escape') setShutAt(typed);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (at: number) => `${listId}-${at}`;
  return {
    list: { id: listId, offered, chosen, optionId, onPoint: setActive, onTake: take },
    inputProps: {
      onKeyDown: handleKeyDown,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(offered.length > 0 && { 'aria-controls': listId, 'aria-activedescendant': optionId(chosen) }),
    } as const,
  };
}
