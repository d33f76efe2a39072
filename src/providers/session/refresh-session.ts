import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { type Session, sessionUserSchema, signedInSchema, tokenOf } from '#contract/session.ts';
import { type AppFailure, isPassing } from '../http/app-failure.ts';
import { failureOf, ownFailure } from '../http/failure-of.ts';
import { askToSignInAgain } from './lapsed-session.ts';
import { announceSession, reloadForOtherUser } from './session-channel.ts';
import { withSessionLock } from './session-lock.ts';
import { getSession, renewSession, sessionGeneration, startSession } from './session-store.ts';
import { type Answer, type Request, send } from '../http/transport.ts';

/**
 * Renews the session by the refresh cookie. One renewal at a time in this tab: whoever asks meanwhile gets the
 * same one (R167). A visitor's attempt only fails; a session that cannot be renewed ends (R164, R169).
 */
export function refreshSession(): Promise<Session> {
  inFlight ??= renew().finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

let inFlight: Promise<Session> | undefined;

async function renew(): Promise<Session> {
  const before = getSession();
  const generation = sessionGeneration();
  const result = await withSessionLock(async () => {
    const now = getSession();
    // While this tab waited for its turn another one renewed the session and told it.
    if (before && now && now.accessToken !== before.accessToken) return now;
    return askForToken(before);
  });
  if (sessionGeneration() !== generation) throw superseded();
  if ('accessToken' in result) return commit(result, before);
  // A session that cannot be renewed is over, but for whoever is asked for the password in place.
  const resumed = before && (await askToSignInAgain(before));
  if (sessionGeneration() !== generation) throw superseded();
  if (resumed) return commit(resumed, before);
  // `authProvider.onError` ends it.
  throw before && result.code !== 'noNewToken' ? ownFailure('sessionEnded') : result;
}

/** Somebody signed out meanwhile; or in, whose session is not the one that could not be renewed, and goes on. */
const superseded = (): AppFailure => ownFailure(getSession() ? 'unauthenticated' : 'sessionEnded');

function commit(session: Session, before: Session | null): Session {
  if (before && before.user.id !== session.user.id) {
    reloadForOtherUser();
    throw ownFailure('sessionEnded');
  }
  if (before) renewSession(session);
  else startSession(session, 0);
  announceSession(session);
  return session;
}

/** The new session, or why there is none. What may go better the next time is thrown: it ends nothing. */
async function askForToken(before: Session | null): Promise<Session | AppFailure> {
  const { status, body } = await sendOrThrowPassing(
    { method: 'POST', path: accountCalls.refreshToken },
    // One that has run out is none to the host; the specification has every call carry it (R174).
    before?.accessToken ?? null,
  );
  if (status >= 400) return failureOf(status, body);
  const accessToken = tokenOf(body);
  if (accessToken === null) return ownFailure('noNewToken');
  const full = fullAnswerSchema.safeParse(body);
  if (full.success) {
    const { user, refreshTokenExpiration } = full.data.data;
    return { accessToken, user, isAuthenticated: true, refreshTokenExpiration };
  }
  // A host that answers with the token alone.
  const user = await askForUser(accessToken);
  if (user === null) return ownFailure('noNewToken');
  return {
    accessToken,
    user,
    isAuthenticated: true,
    refreshTokenExpiration: before?.refreshTokenExpiration ?? '',
  };
}

async function askForUser(token: string) {
  const { body } = await sendOrThrowPassing({ method: 'GET', path: accountCalls.userInfo }, token);
  return userAnswerSchema.safeParse(body).data?.data ?? null;
}

/** Only an answer that stands is one: a host that is restarted, or a proxy without one, refuses nobody. */
async function sendOrThrowPassing(request: Request, token: string | null): Promise<Answer> {
  const answer = await send(request, token);
  if (answer.status < 400) return answer;
  const failure = failureOf(answer.status, answer.body);
  if (isPassing(failure)) throw failure;
  return answer;
}

const fullAnswerSchema = z.object({
  data: signedInSchema.pick({ user: true, refreshTokenExpiration: true }),
});
const userAnswerSchema = z.object({ data: sessionUserSchema });
