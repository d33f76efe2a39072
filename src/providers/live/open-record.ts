import { useEffect, useSyncExternalStore } from 'react';
import type { PresentEvent } from '#contract/live-events.ts';
import type { RecordReference } from '#contract/record-reference.ts';

/** Leaving one screen of a record for another of its screens is not leaving it. Milliseconds. */
const SETTLE = 250;
const NOBODY: readonly number[] = [];

let place: RecordReference | null = null;
let present: PresentEvent | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Called when another record is shown, or none. */
const followers = new Set<() => void>();
const listeners = new Set<() => void>();

const isSame = (one: RecordReference | null, other: RecordReference | null): boolean =>
  one?.resource === other?.resource && one?.id === other?.id;

/** The record that this page shows, and who else has it open. */
export const openRecord = {
  current: (): RecordReference | null => place,
  follow(listener: () => void): () => void {
    followers.add(listener);
    return () => void followers.delete(listener);
  },
  receive(event: PresentEvent): void {
    if (!isSame(event, place)) return;
    present = event;
    for (const listener of listeners) listener();
  },
  show(next: RecordReference | null): void {
    if (!isSame(next, present)) present = null;
    place = next;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const follower of followers) follower();
    }, SETTLE);
  },
};

/** Says that this page shows the record for as long as it does. @returns the ids of all who have it open */
export function usePresent(resource: string, id: number): readonly number[] {
  useEffect(() => {
    openRecord.show({ resource, id });
    return () => openRecord.show(null);
  }, [resource, id]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (present && isSame(present, { resource, id }) ? present.userIds : NOBODY),
  );
}
