import { useMemo } from 'react';
import { z } from 'zod';
import { KEPT_DAYS, type Notification, channelFor, notificationSchema } from '#contract/inbox.ts';
import type { SessionUser } from '#contract/session.ts';
import { namesStored, readStored } from '../browser/browser-storage.ts';
import { useSession } from '../session/use-session.ts';
import { store, useStored } from '../browser/use-stored.ts';

/** What the browser keeps of an inbox (R130). */
export interface KeptInbox {
  /** The newest first. */
  readonly items: readonly Notification[];
  /** The newest that this browser ever heard of. */
  readonly lastId: number;
}

const keptSchema = z.object({
  items: z.array(notificationSchema),
  lastId: z.int().nonnegative(),
});
const EMPTY: KeptInbox = { items: [], lastId: 0 };
const KEPT_MS = KEPT_DAYS * 24 * 3600 * 1000;

/** Under which it is kept: whoever uses the browser next, or in another role, never sees it (R133). */
export const inboxNameOf = ({ id, lastRole }: SessionUser): string | null =>
  lastRole ? `${INBOXES}${id}:${channelFor(lastRole)}` : null;
const INBOXES = 'notifications:';

export const readKept = (name: string): KeptInbox => parseKept(readStored('local', name));

/** Every tab of the browser hears of it. */
export const keep = (name: string, inbox: KeptInbox): void =>
  store('local', name, JSON.stringify(withoutOld(inbox)));

/**
 * What is older than a week goes from the inboxes of everybody who uses this browser (R131, R132): whoever does not come
 * back prunes none. Of others an empty one goes whole.
 */
export function pruneInboxes(own: string): void {
  for (const name of namesStored('local', INBOXES)) {
    const kept = readKept(name);
    if (name === own || kept.items.length > 0) keep(name, kept);
    else store('local', name, null);
  }
}

/** The own inbox, kept up to date; without a session an empty one. */
export function useKeptInbox(): KeptInbox & { name: string | null; unread: number } {
  const user = useSession()?.user;
  const name = user ? inboxNameOf(user) : null;
  const text = useStored('local', name ?? 'notifications');
  return useMemo(() => {
    const kept = name ? parseKept(text) : EMPTY;
    return { ...kept, name, unread: kept.items.filter(({ isRead }) => !isRead).length };
  }, [name, text]);
}

/** What is older than a week is dropped (R131). What cannot be read is nothing. */
function parseKept(text: string | null): KeptInbox {
  if (!text) return EMPTY;
  try {
    return withoutOld(keptSchema.parse(JSON.parse(text)));
  } catch {
    return EMPTY;
  }
}

const withoutOld = ({ items, lastId }: KeptInbox): KeptInbox => ({
  items: items.filter(({ timestamp }) => !(Date.now() - Date.parse(timestamp) > KEPT_MS)),
  lastId,
});
