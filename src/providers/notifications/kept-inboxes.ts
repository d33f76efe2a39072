import { LANGUAGES } from '#contract/language.ts';
import { namesStored } from '../browser/browser-storage.ts';
import { store } from '../browser/use-stored.ts';
import { INBOXES, keep, placeOf, readKept } from './inbox-store.ts';

/** The newest that this browser ever heard of, in whichever language. */
export const lastHeard = (name: string): number =>
  Math.max(...LANGUAGES.map((language) => readKept(placeOf(name, language)).lastId));

/**
 * What is older than a week goes from the inboxes of everybody who uses this browser (R131, R132): whoever does not come
 * back prunes none. Of others an empty one goes whole.
 */
export function pruneInboxes(own: string): void {
  const isOwn = (place: string) => LANGUAGES.some((language) => place === placeOf(own, language));
  for (const place of namesStored('local', INBOXES)) {
    const kept = readKept(place);
    if (isOwn(place) || kept.items.length > 0) keep(place, kept);
    else store('local', place, null);
  }
}
