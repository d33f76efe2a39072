import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { KEPT_DAYS, type Notification, channelFor, notificationSchema } from '#contract/inbox.ts';
import { type Language, parseLanguage } from '#contract/language.ts';
import type { SessionUser } from '#contract/session.ts';
import { readStored } from '../browser/browser-storage.ts';
import { currentLanguage } from '../i18n/language.ts';
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

/** The name of an inbox: whoever uses the browser next, or in another role, never sees it (R133). */
export const inboxNameOf = ({ id, lastRole }: SessionUser): string | null =>
  lastRole ? `${INBOX_PREFIX}${id}:${channelFor(lastRole)}` : null;
/** What the names of all inboxes begin with. */
export const INBOX_PREFIX = 'notifications:';

/** The storage key of an inbox: its words are of one language, and another tab may be in the other. */
export const inboxKeyOf = (name: string, language: Language = currentLanguage()): string =>
  `${name}:${language}`;

/** @param key see `inboxKeyOf` */
export const readKept = (key: string): KeptInbox => parseKept(readStored('local', key));

/** Every tab of the browser hears of it. */
export const keep = (key: string, inbox: KeptInbox): void =>
  store('local', key, JSON.stringify(withoutOld(inbox)));

/** The own inbox, kept up to date; without a session an empty one. */
export function useKeptInbox(): KeptInbox & { name: string | null; unread: number } {
  const language = parseLanguage(useTranslation().i18n.language);
  const user = useSession()?.user;
  const name = user ? inboxNameOf(user) : null;
  const text = useStored('local', name ? inboxKeyOf(name, language) : 'notifications');
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
