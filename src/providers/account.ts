import type {
  ChangePassword,
  Login,
  OwnDetails,
  Register,
  ResetPassword,
} from '#contract/account-schemas.ts';
import { pages } from '#contract/pages.ts';
import type { Session, UserInfo } from '#contract/session.ts';
import { FORGOT_EMAIL_STORE } from '#contract/stores.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { DRAFT_FORMS, forgetDraft } from './drafts.ts';
import { leaveTo } from './leave.ts';
import { stopLive } from './live/running.ts';
import { announceSignOut } from './session-channel.ts';
import { leaveNotice } from './session-notice.ts';
import { endSession, getSession, renewSession, startSession } from './session-store.ts';

const requests = async () => (await import('./account-requests.ts')).accountRequests;

/** Signs in (R162). Throws `AppFailure` with the host's words. */
export async function signIn(login: Login): Promise<Session> {
  const session = await (await requests()).login(login);
  startSession(session);
  return session;
}

/** Opens an account and signs its owner in (R182). */
export async function register(form: Register): Promise<Session> {
  const session = await (await requests()).register(form);
  startSession(session);
  return session;
}

/**
 * Signs out everywhere in this browser and loads the login page anew (R163). The person is signed out here also
 * when the host cannot be told.
 */
export async function signOut(): Promise<void> {
  const session = getSession();
  // Before the session ends: a connection that is just being made would be refused, and the browser's console say so.
  await Promise.race([stopLive(), patience(LIVE_MS)]).catch(() => {});
  try {
    await Promise.race([requests().then(({ logout }) => logout()), patience(LOGOUT_MS)]);
  } catch {
    // Offline, or the session had ended already: what is kept here goes all the same.
  }
  endSession();
  forgetResetEmail();
  for (const form of DRAFT_FORMS) forgetDraft(form);
  if (session) announceSignOut(session.user.id);
  leaveNotice('loggedOut');
  leaveTo(pages.login.path);
}

/** Asks for a reset code and remembers for which address (R17, R19). */
export async function forgotPassword(email: string): Promise<void> {
  await (await requests()).forgotPassword(email);
  writeStored('local', FORGOT_EMAIL_STORE, email);
}

/** The address the code was asked for; `null` sends the person to the first step (R19, R21). */
export const resetEmail = (): string | null => readStored('local', FORGOT_EMAIL_STORE) || null;

export async function verifyCode(form: { email: string; code: string }): Promise<void> {
  await (await requests()).verifyCode(form);
}

/** Sets the new password; the remembered address goes, so that the pages close again (R22). */
export async function resetPassword(form: ResetPassword): Promise<void> {
  await (await requests()).resetPassword(form);
  forgetResetEmail();
}

export async function changePassword(form: ChangePassword): Promise<void> {
  await (await requests()).changePassword(form);
}

/** Changes the own names and numbers; whoever is greeted by name is greeted by the new one (R364). */
export async function updateUserInfo(details: OwnDetails, version: number): Promise<UserInfo> {
  const saved = await (await requests()).updateUserInfo(details, version);
  const session = getSession();
  // Somebody may have signed out meanwhile.
  if (session?.user.id === saved.id)
    renewSession({ ...session, user: { ...session.user, name: saved.name } });
  return saved;
}

/** The account as the host knows it (R180). */
export const fetchUserInfo = async (signal?: AbortSignal) => (await requests()).userInfo(signal);

/** Nobody waits longer than these to be signed out: for the live connection, and for the host. Milliseconds. */
const LIVE_MS = 1000;
const LOGOUT_MS = 4000;
const patience = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const forgetResetEmail = (): void => removeStored('local', FORGOT_EMAIL_STORE);
