import type { Session, SessionUser } from '#contract/session.ts';
import { isPageHeld } from '../browser/held-page.ts';
import { getSession, subscribeSession } from './session-store.ts';

/** A session that has ended on a page which is not to be left: its owner may take it up again. */
export interface LapsedSession {
  readonly user: SessionUser;
  /** They have logged in again (`authProvider.login`). */
  readonly resume: (session: Session) => void;
  /** They go to the login page, as everybody does whose session ends (R164). */
  readonly giveUp: () => void;
}

/**
 * Asks for the password in place of a session that cannot be renewed, and waits: every call that was under way goes on
 * afterwards.
 * @returns the new session; `null` where nothing is open, or the person goes to the login page instead
 */
export function askToSignInAgain(before: Session): Promise<Session | null> {
  if (!isPageHeld()) return Promise.resolve(null);
  return new Promise((resolve) => {
    const end = (session: Session | null) => {
      stopHearing();
      show(null);
      resolve(session);
    };
    // Another tab may be quicker, in signing in again as in signing out.
    const stopHearing = subscribeSession(() => {
      const now = getSession();
      if (now?.accessToken !== before.accessToken) end(now);
    });
    show({
      user: before.user,
      resume: end,
      giveUp: () => end(null),
    });
  });
}

export const lapsedSession = {
  current: (): LapsedSession | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

let current: LapsedSession | null = null;
const listeners = new Set<() => void>();

function show(next: LapsedSession | null): void {
  current = next;
  for (const listener of listeners) listener();
}
