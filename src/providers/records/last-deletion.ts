import { useMemo } from 'react';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { LAST_DELETION_STORE } from '#contract/stores.ts';
import { readStored } from '../browser/browser-storage.ts';
import { getSession } from '../session/session-store.ts';
import { store, useStored } from '../browser/use-stored.ts';

/** How long a list offers to take the last deletion back; after that the trash remains. Milliseconds. */
const OFFERED_MS = 3_600_000;

const deletionSchema = z.object({ userId: z.number(), ids: z.array(z.number()).min(1), at: z.number() });

/** Remembers what this person deleted last: it can be taken back also after the tab was closed. No names are kept. */
export function rememberDeletion(resource: AnyResource, ids: readonly number[]): void {
  const userId = getSession()?.user.id;
  if (userId === undefined || ids.length === 0) return;
  store('local', nameOf(resource), JSON.stringify({ userId, ids, at: Date.now() }));
}

export const forgetDeletion = (resource: AnyResource): void => store('local', nameOf(resource), null);

/** Records are back, by whatever way: a deletion that took one of them cannot be taken back as a whole any more. */
export function forgetRestored(resource: AnyResource, restored: readonly number[]): void {
  const deleted = idsIn(readStored('local', nameOf(resource)));
  if (restored.some((id) => deleted.includes(id))) forgetDeletion(resource);
}

/** The ids that the person of this session deleted last of a resource, while that is offered; else none. */
export function useLastDeletion(resource: AnyResource): readonly number[] {
  const stored = useStored('local', nameOf(resource));
  return useMemo(() => idsIn(stored), [stored]);
}

function idsIn(stored: string | null): number[] {
  if (!stored) return [];
  try {
    const { userId, ids, at } = deletionSchema.parse(JSON.parse(stored));
    const isOwn = userId === getSession()?.user.id;
    return isOwn && Date.now() - at < OFFERED_MS ? ids : [];
  } catch {
    // Somebody else wrote there: nothing to offer.
    return [];
  }
}

const nameOf = (resource: AnyResource): string => `${LAST_DELETION_STORE}:${resource.name}`;
