import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, parseLanguage } from '#contract/language.ts';
import type { SignedIn } from '#contract/session.ts';
import { type Account, sessionUserOf } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import type { Session } from './sessions.ts';

interface SignedInBrowser {
  account: Account;
  session: Session;
  language: Language;
  reply: FastifyReply;
}

/** Gives the browser its cookie, and the answer that login, registration and refresh share (A31). */
export async function signIn(
  { tokens, cookies }: Pick<AuthContext, 'tokens' | 'cookies'>,
  { account, session, language, reply }: SignedInBrowser,
): Promise<SignedIn> {
  const token = await tokens.issue({ userId: account.id, sessionId: session.sessionId });
  cookies.set(reply, session);
  return {
    token,
    accessToken: token,
    user: sessionUserOf(account, language),
    refreshTokenExpiration: session.expiresAt,
  };
}

/** The language that the browser asked in, `null` when it did not say. */
export const askedLanguage = ({ headers }: FastifyRequest): Language | null =>
  headers['accept-language'] === undefined ? null : parseLanguage(headers['accept-language']);
