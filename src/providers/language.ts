import { type Language, directionOf, parseLanguage } from '#contract/language.ts';
import { LANGUAGE_STORE } from '#contract/stores.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** The language of this page: what was chosen, else Arabic (R6, R9). Every call carries it. */
export function currentLanguage(): Language {
  // Some tools store the value as JSON, in quotes.
  current ??= parseLanguage(readStored('local', LANGUAGE_STORE)?.replaceAll('"', ''));
  return current;
}

/** Chooses the language: stored for the next visit, and from now on in the header of every call. */
export function keepLanguage(language: Language): void {
  current = language;
  writeStored('local', LANGUAGE_STORE, language);
}

/** Tells browser and assistive technology which language and direction the page has. */
export function markDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

let current: Language | undefined;
