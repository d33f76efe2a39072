import { z } from 'zod';
import { isSessionCall } from '#contract/account-calls.ts';
import { findPage, isDrawnByHost } from '#contract/pages.ts';
import { okAnswerSchema } from './answer-schemas.ts';
import { type FailureWords, failureOf, ownFailure } from './failure-of.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { isRestoring, sessionSettled } from '../session/restore-session.ts';
import { beginWrite } from '../records/own-writes.ts';
import { getSession } from '../session/session-store.ts';
import { type Answer, type Request, send } from './transport.ts';

/** A call, and what its answer must be. */
export interface Call<Schema extends z.ZodType> extends Request {
  /** The schema of the whole answer. */
  answer: Schema;
  words?: FailureWords;
}

/**
 * Calls the host. The answer is checked by its schema; every failure is an `AppFailure` with words for the
 * reader. A 401 renews the session once and the call is made again (R165); see `sendAsUser`.
 */
export async function call<Schema extends z.ZodType>({
  answer,
  words,
  ...request
}: Call<Schema>): Promise<z.output<Schema>> {
  return reporting(async () => {
    const { status, body, retryAfterSeconds } = await sendAsUser(request);
    if (status >= 400 || !okAnswerSchema.safeParse(body).success) {
      const failure = failureOf(status, body, words);
      failure.retryAfterSeconds = retryAfterSeconds;
      throw failure;
    }
    const parsed = answer.safeParse(body);
    if (!parsed.success) throw ownFailure(words?.fallback ?? 'generic', words);
    return parsed.data;
  });
}

/** Calls for a file. Fails as `call` does. */
export async function callForFile({ words, ...request }: Request & { words?: FailureWords }): Promise<Blob> {
  return reporting(async () => {
    const { status, body } = await sendAsUser({ ...request, isForFile: true });
    if (status >= 400 || !(body instanceof Blob)) throw failureOf(status, body, words);
    return body;
  });
}

/** What a failure means for a session is decided in one place, whoever has made the call: `authProvider.onError`. */
export async function reporting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (getSession()) await report(error);
    throw error;
  }
}

async function report(failure: unknown): Promise<void> {
  // Without its program the failure is still the caller's.
  const { authProvider } = await import('../session/auth-provider.ts').catch(() => ({ authProvider: null }));
  await authProvider?.onError(failure);
}

/** An answer with one value. */
export const dataAnswer = <Schema extends z.ZodType>(data: Schema) => z.object({ data });
/** An answer of which only its success matters. */
export const doneAnswer = z.object({});

async function sendAsUser(request: Request): Promise<Answer> {
  if (request.method === 'GET') return sendWithToken(request);
  const end = beginWrite();
  try {
    return await sendWithToken(request);
  } finally {
    // After whoever waits for the answer has said what was changed.
    setTimeout(end);
  }
}

async function sendWithToken(request: Request): Promise<Answer> {
  if (isSessionCall(request.path)) return send(request, getSession()?.accessToken ?? null);
  if (isRestoring()) await sessionSettled();
  const before = getSession();
  let answer = await send(request, before?.accessToken ?? null);
  // A visitor's 401 stays where it is (R177); a 403 is an answer, not a reason to renew (R176).
  if (answer.status !== 401 || before === null) return answer;
  const { user } = before;
  let token: string | undefined = before.accessToken;
  // Another call has renewed the session while this one was under way: that token may have ended by now, too.
  while (getSession()?.accessToken !== token) {
    token = getSession()?.accessToken;
    answer = await sendAs(user.id, request);
    if (answer.status !== 401) return answer;
  }
  try {
    await refreshSession();
  } catch (error) {
    const answered = getSession()?.accessToken === token && (await readAsVisitor(request));
    if (answered) return answered;
    throw error;
  }
  answer = await sendAs(user.id, request);
  // Refused with a fresh token: never a second renewal (R166).
  if (answer.status === 401) throw ownFailure('sessionEnded');
  return answer;
}

/**
 * What everybody may read on a page that everybody may open does not fall with a session that is not renewed. What needs
 * the session ends it (R164).
 */
async function readAsVisitor(request: Request): Promise<Answer | null> {
  const page = findPage(window.location.pathname)?.page;
  if (request.method !== 'GET' || !page || !isDrawnByHost(page)) return null;
  // Without an answer to this either the first failure is told.
  const answer = await send(request, null).catch(() => null);
  return answer?.status === 401 ? null : answer;
}

async function sendAs(userId: number, request: Request): Promise<Answer> {
  const session = getSession();
  if (session === null) throw ownFailure('sessionEnded');
  // What one person began is not done in the name of another, who has signed in meanwhile.
  if (session.user.id !== userId) throw ownFailure('unauthenticated');
  return send(request, session.accessToken);
}
