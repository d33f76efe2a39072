import { pages } from '#contract/pages.ts';
import { forgetHeldFiles, forgetKeptFiles } from '../browser/draft-files.ts';
import { forgetWork } from '../browser/forget-work.ts';
import { leaveTo } from '../browser/leave.ts';
import { stopLive } from '../live/live-registry.ts';
import { forgetResetEmail } from './reset-email.ts';
import { announceSignOut } from './session-channel.ts';
import { leaveNotice } from './session-notice.ts';
import { endSession, getSession } from './session-store.ts';
import { markLogoutPending, sendLogout } from './send-logout.ts';

/**
 * The person is signed out here also when the host cannot be told: that stays pending. Called by the auth provider.
 */
export async function signOut(): Promise<void> {
  const session = getSession();
  markLogoutPending();
  // Before the session ends: a connection that is just being made would be refused, and the browser's console say so.
  await Promise.race([stopLive(), patience(LIVE_MS)]).catch(() => {});
  const isSent = Promise.all([sendLogout(session?.accessToken ?? null), forgetKeptFiles().catch(() => {})]);
  await Promise.race([isSent, patience(LOGOUT_MS)]);
  endSession();
  forgetResetEmail();
  forgetWork();
  forgetHeldFiles();
  if (session) announceSignOut(session.user.id);
  leaveNotice('loggedOut');
  leaveTo(pages.login.path);
}

/** Nobody waits longer than these to be signed out: for the live connection, and for the host. Milliseconds. */
const LIVE_MS = 1000;
const LOGOUT_MS = 4000;
const patience = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
