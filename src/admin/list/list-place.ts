import type { Chosen } from './use-selection.ts';
import { getSession } from '#providers/session/session-store.ts';

/** Where a list was left, for the way back: it is the person's own, of the list that they saw last, and of this page. */
interface ListPlace {
  readonly userId: number | undefined;
  readonly list: string;
  scroll?: { readonly search: string; readonly top: number };
  /** The record that was opened from it last, and whether it was written. */
  record?: { readonly id: number; readonly isWritten: boolean };
  /** The rows that were chosen in it. */
  choice?: Chosen;
}

let place: ListPlace | null = null;

/** The place of a list; a new one where another list, or another person, was here meanwhile. */
export function listPlaceOf(list: string): ListPlace {
  const userId = getSession()?.user.id;
  if (place?.list !== list || place.userId !== userId) place = { list, userId };
  return place;
}

type Drop = (list: string, id: number) => void;
const shown = new Set<Drop>();

/** Calls back with each record that leaves the choice of a list. @returns ends it */
export function onLeftChoice(drop: Drop): () => void {
  shown.add(drop);
  return () => shown.delete(drop);
}

/** A record that was deleted or moved by itself is none of those that are chosen in its list any more. */
export function leaveChoice(list: string, id: number): void {
  // That of another list is left as it is.
  if (place?.list === list && place.choice) place.choice = without(place.choice, id);
  for (const drop of shown) drop(list, id);
}

/** Which of «all that match» there are is known to the host alone. */
export function without(chosen: Chosen, id: number): Chosen {
  if (!chosen.ids.has(id)) return chosen;
  return { ...chosen, ids: new Map([...chosen.ids].filter(([other]) => other !== id)) };
}

/** Somebody has a record of the list before them, or has just written it. */
export function noteRecord(list: string, id: number, isWritten: boolean): void {
  const left = listPlaceOf(list);
  if (isWritten || left.record?.id !== id) left.record = { id, isWritten };
}
