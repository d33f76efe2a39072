import {
  type Language,
  LANGUAGE_PARAMETER,
  directionOf,
  isLanguage,
  parseLanguage,
} from '#contract/language.ts';
import { LANGUAGE_STORE } from '#contract/stores.ts';
import { readStored, writeStored } from '../browser/browser-storage.ts';

/**
 * The language of this page: what was chosen, else what the document came in, which is Arabic for a first visit (R6,
 * R9). Every call carries it.
 */
export function currentLanguage(): Language {
  const stored = readStored('local', LANGUAGE_STORE) ?? document.documentElement.lang;
  // Some tools store the value as JSON, in quotes.
  current ??= parseLanguage(stored.replaceAll('"', ''));
  return current;
}

/** Chooses the language: stored for the next visit, and from now on in the header of every call. */
export function keepLanguage(language: Language): void {
  current = language;
  writeStored('local', LANGUAGE_STORE, language);
  reportLanguage(language);
}

/**
 * Settles the language before the page is drawn. An address that names one chooses it, as the switch does, and loses
 * the name: what is loaded again follows the last choice.
 */
export function settleLanguage(): void {
  const address = new URL(window.location.href);
  const named = address.searchParams.get(LANGUAGE_PARAMETER);
  if (isLanguage(named)) {
    keepLanguage(named);
    address.searchParams.delete(LANGUAGE_PARAMETER);
    window.history.replaceState(window.history.state, '', address);
  } else if (readStored('local', LANGUAGE_STORE) !== null) reportLanguage(currentLanguage());
}

/** Tells browser and assistive technology which language and direction the page has. */
export function markDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

let current: Language | undefined;

/** A year, in seconds. */
const COOKIE_SECONDS = 365 * 24 * 3600;

/** By a cookie: the host draws pages, and cannot see what the browser stores. */
function reportLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_STORE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
}
