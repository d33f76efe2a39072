import { LANGUAGES } from '#contract/language.ts';
import { namesStored } from '../browser/browser-storage.ts';
import { store } from '../browser/use-stored.ts';
import { INBOX_PREFIX, inboxKeyOf, keep, readKept } from './inbox-store.ts';

/** The newest that this browser ever heard of, in whichever language. */
export const lastHeard = (name: string): number =>
  Math.max(...LANGUAGES.map((language) => readKept(inboxKeyOf(name, language)).lastId));

/**
 * What is older than a week goes from the inboxes of everybody who uses this browser (R131, R132): whoever does not come
 * back prunes none. Of others an empty one goes whole.
 */
export function pruneInboxes(own: string): void {
  const isOwn = (key: string) => LANGUAGES.some((language) => key === inboxKeyOf(own, language));
  for (const key of namesStored('local', INBOX_PREFIX)) {
    const kept = readKept(key);
    if (isOwn(key) || kept.items.length > 0) keep(key, kept);
    else store('local', key, null);
  }
}
