import { isObject } from '#contract/is-object.ts';
import { pages } from '#contract/pages.ts';
import type { Session } from '#contract/session.ts';
import { readSession } from './session-shape.ts';
import { leaveNotice } from './session-notice.ts';
import { endSession, forgetSession, getSession, renewSession } from './session-store.ts';
import { forgetWork } from '../browser/forget-work.ts';
import { leaveTo, reloadPage } from '../browser/leave.ts';

/** Tells the browser's other tabs who is signed in, with the fresh token, which they need not ask for themselves. */
export const announceSession = (session: Session): void => channel?.postMessage({ renewed: session });

/** Tells them that this account was signed out: its cookie is gone for them as well. */
export const announceSignOut = (userId: number): void => channel?.postMessage({ signedOut: userId });

/** Takes over what other tabs of this browser say about the account of this one. */
export function listenToOtherTabs(): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
}

// Without the means (an old browser, a closed context) each tab looks after itself.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

function hear(message: unknown): void {
  const own = getSession();
  if (own === null || !isObject(message)) return;
  if (message['signedOut'] === own.user.id) {
    endSession();
    // What could not be sealed lies in each tab of its own. The page goes, and with it what its memory holds.
    forgetWork();
    leaveNotice('loggedOut');
    leaveTo(pages.login.path);
  }
  const renewed = readSession(message['renewed']);
  if (renewed?.user.id === own.user.id) renewSession(renewed);
  else if (renewed) reloadForOtherUser();
}

/** Somebody else signed in on this browser. Nothing of this page may run as them, or go on as who was here (C-07). */
export function reloadForOtherUser(): void {
  forgetSession();
  // As after a logout: what could not be sealed would lie in the tab of somebody else.
  forgetWork();
  leaveNotice('otherUser');
  reloadPage();
}
