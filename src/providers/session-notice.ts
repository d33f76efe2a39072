import { pages } from '#contract/pages.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { type Detour, readDetour } from './detour.ts';

/** Why the person stands before a page they did not ask for. */
export type SessionNotice = (typeof NOTICES)[number];

/**
 * Leaves a word that survives the full load of the next page.
 * @param wayBack where the person was, for the login page to lead back to (A12)
 */
export function leaveNotice(notice: SessionNotice, wayBack?: Detour): void {
  writeStored('session', NOTICE, notice);
  if (wayBack) writeStored('session', WAY_BACK, JSON.stringify(wayBack));
  else removeStored('session', WAY_BACK);
}

/** The word that was left, once. The way back goes where a redirect of the guard would have put it. */
export function takeNotice(): SessionNotice | null {
  const notice = take(NOTICE);
  const wayBack = take(WAY_BACK);
  if (wayBack && window.location.pathname === pages.login.path) rememberWayBack(wayBack);
  return NOTICES.find((known) => known === notice) ?? null;
}

const NOTICE = 'sessionNotice';
const WAY_BACK = 'sessionWayBack';
const NOTICES = ['sessionEnded', 'otherUser', 'loggedOut'] as const;

function take(name: string): string | null {
  const text = readStored('session', name);
  if (text) removeStored('session', name);
  return text;
}

/** The router is not there yet: its state of an entry of the history is kept under `usr`. */
function rememberWayBack(text: string): void {
  try {
    const usr = readDetour(JSON.parse(text));
    if (usr) window.history.replaceState({ usr }, '');
  } catch {
    // What cannot be read leads nowhere: after the login the person is at home.
  }
}
