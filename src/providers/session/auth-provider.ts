import type { AuthActionResponse, AuthProvider } from '@refinedev/core';
import type {
  AcceptInvitation,
  ChangePassword,
  Login,
  LoginWithCode,
  Register,
  ResetPassword,
} from '#contract/account-schemas.ts';
import { homeOf } from '#contract/pages.ts';
import type { Session } from '#contract/session.ts';
import { AppFailure } from '../http/app-failure.ts';
import { expireSession } from './expire-session.ts';
import { lapsedSession } from './lapsed-session.ts';
import { checkSession } from './page-access.ts';
import { announceSession } from './session-channel.ts';
import { canRestore, mayHaveSession, restoreSession, sessionSettled } from './restore-session.ts';
import { getSession, startSession } from './session-store.ts';
import { signOut } from './sign-out.ts';

const requests = () => import('./account-requests.ts');

/**
 * The one path to the host for the session: the site's forms and guards call it as the panel's Refine does. A refusal is
 * an answer with the `AppFailure` in it, as Refine wants it; `refused` throws it.
 */
export const authProvider = {
  /**
   * Signs in (R162): by the password, or a client by a mailed code. Where a session waits to be taken up again, that is
   * done, and the page stays.
   */
  login: (form: Login | LoginWithCode) =>
    attempt(async () => {
      const lapsed = lapsedSession.current();
      const session = await (await requests()).login(form);
      return lapsed ? lapsed.resume(session) : enter(session);
    }),
  /** Opens an account (R182), or the one that somebody is invited to, and signs its owner in. */
  register: (form: Register | AcceptInvitation) =>
    attempt(async () => enter(await (await requests()).register(form))),
  /** Signs out everywhere in this browser and loads the login page anew (R163): Refine has nothing left to do. */
  logout: () => attempt(signOut),
  /** Is anybody signed in? A tab that has no session yet asks the refresh cookie first (R178). */
  check: async () => {
    if (canRestore() || mayHaveSession()) await restoreSession();
    await sessionSettled();
    return checkSession();
  },
  /**
   * What a failed call means for the session. A refresh that fails, or a 401 after the replay, ends it (R164, R335): the
   * login page is loaded anew. A 403 is an answer like others (A41): whoever is signed in stays where they are.
   */
  onError: (error: unknown) => {
    if (error instanceof AppFailure && ENDED.includes(error.code) && getSession()) expireSession();
    return Promise.resolve({ error: asError(error) });
  },
  getIdentity: () => Promise.resolve(getSession()?.user ?? null),
  getPermissions: () => Promise.resolve(getSession()?.user.lastRole ?? null),
  /** Asks for a reset code and remembers for which address (R17, R19). */
  forgotPassword: ({ email }: { email: string }) =>
    attempt(async () => (await requests()).forgotPassword(email)),
  /** Sets a new password: by the code of a reset (R22), or by the present one (R195). */
  updatePassword: (form: ResetPassword | ChangePassword) =>
    attempt(async () => (await requests()).updatePassword(form)),
} satisfies AuthProvider;

/** What an action of the auth provider was refused with is thrown, for callers that show it themselves. */
export async function refused(action: Promise<AuthActionResponse>): Promise<void> {
  const { success, error } = await action;
  if (!success) throw error;
}

/** The failures that end a session. */
const ENDED: readonly string[] = ['sessionEnded', 'noNewToken'];

/** Where the role is at home is where a login leads; the guard of the login page knows better where somebody came from. */
function enter(session: Session): { redirectTo: string } {
  startSession(session);
  announceSession(session);
  return { redirectTo: homeOf(session.user.lastRole) };
}

async function attempt(action: () => Promise<{ redirectTo: string } | void>): Promise<AuthActionResponse> {
  try {
    return { success: true, ...(await action()) };
  } catch (error) {
    return { success: false, error: asError(error) };
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
