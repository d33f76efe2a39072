import { pages } from '#contract/pages.ts';
import { readStored, removeStored, writeStored } from '../browser/browser-storage.ts';
import { type ReturnTo, readReturnTo } from './return-to.ts';

/** Why the person stands before a page they did not ask for. */
export type SessionNotice = (typeof NOTICES)[number];

/**
 * Leaves a word that survives the full load of the next page.
 * @param wayBack where the person was, for the login page to lead back to (A12)
 */
export function leaveNotice(notice: SessionNotice, wayBack?: ReturnTo): void {
  writeStored('session', NOTICE, notice);
  // `null` leads nowhere, and takes the place of what an earlier notice has left.
  writeStored('session', WAY_BACK, JSON.stringify(wayBack ?? null));
}

/**
 * The word that was left. It stays until it is said: a page that is loaded anew before that says it then. The way back
 * goes where a redirect of the guard would have put it.
 */
export function readNotice(): SessionNotice | null {
  const notice = readStored('session', NOTICE);
  const wayBack = readStored('session', WAY_BACK);
  removeStored('session', WAY_BACK);
  if (wayBack && window.location.pathname === pages.login.path) rememberWayBack(wayBack);
  return NOTICES.find((known) => known === notice) ?? null;
}

/** It is said. */
export const forgetNotice = (): void => removeStored('session', NOTICE);

const NOTICE = 'sessionNotice';
const WAY_BACK = 'sessionWayBack';
const NOTICES = ['sessionEnded', 'otherUser', 'loggedOut'] as const;

/** The router is not there yet: its state of an entry of the history is kept under `usr`. */
function rememberWayBack(text: string): void {
  try {
    const usr = readReturnTo(JSON.parse(text));
    if (usr) window.history.replaceState({ usr }, '');
  } catch {
    // What cannot be read leads nowhere: after the login the person is at home.
  }
}
