import { pages } from '#contract/pages.ts';
import { forgetDrafts } from '../browser/drafts.ts';
import { leaveTo } from '../browser/leave.ts';
import { stopLive } from '../live/running.ts';
import { forgetResetEmail } from './reset-email.ts';
import { announceSignOut } from './session-channel.ts';
import { leaveNotice } from './session-notice.ts';
import { endSession, getSession } from './session-store.ts';

/** The person is signed out here also when the host cannot be told. Called by the auth provider. */
export async function signOut(): Promise<void> {
  const session = getSession();
  // Before the session ends: a connection that is just being made would be refused, and the browser's console say so.
  await Promise.race([stopLive(), patience(LIVE_MS)]).catch(() => {});
  try {
    const told = import('./account-requests.ts').then(({ logout }) => logout());
    await Promise.race([told, patience(LOGOUT_MS)]);
  } catch {
    // Offline, or the session had ended already: what is kept here goes all the same.
  }
  endSession();
  forgetResetEmail();
  forgetDrafts();
  if (session) announceSignOut(session.user.id);
  leaveNotice('loggedOut');
  leaveTo(pages.login.path);
}

/** Nobody waits longer than these to be signed out: for the live connection, and for the host. Milliseconds. */
const LIVE_MS = 1000;
const LOGOUT_MS = 4000;
const patience = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
