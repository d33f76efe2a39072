import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { type Login, loginSchema } from '#contract/account-schemas.ts';
import { AppError } from '#contract/errors.ts';
import { signedInSchema } from '#contract/session.ts';
import { withTransaction } from '../db/transaction.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { accountForm } from './account-forms.ts';
import { type Account, accountById, lockIfUnchanged, keepLanguage, loginByEmail } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { findByPassword } from './passwords.ts';
import { endSession, refreshSession, startSession } from './sessions.ts';
import { askedLanguage, signIn } from './sign-in.ts';
import { refuseForeignSender } from './trusted-sender.ts';

/** Signing in, staying signed in, signing out. */
export const sessionRoutes = (context: AuthContext): AnyRoute[] => [
  loginRoute(context),
  refreshRoute(context),
  logoutRoute(context),
];

const loginRoute = (context: AuthContext) =>
  route({
    method: 'POST',
    path: accountCalls.login,
    tag: 'Auth',
    summary: 'Signs in and sets the refresh cookie',
    access: { public: 'all' },
    body: accountForm(loginSchema),
    data: () => signedInSchema,
    errors: [
      'validation',
      'invalidCredentials',
      'secondFactorNeeded',
      'secondFactorWrong',
      'tooManyRequests',
    ],
    async handle({ body, language, request, reply }) {
      const account = await context.limits.passwordGuess({ email: body.email, address: request.ip }, () =>
        accountOf(context, body),
      );
      await askSecondFactor(context, account, body.code);
      const session = await withTransaction(context.pool, async (client) => {
        if (!(await lockIfUnchanged(client, account))) throw new AppError('invalidCredentials');
        await keepLanguage(client, account, askedLanguage(request));
        return startSession(client, {
          userId: account.id,
          days: context.env.refreshTokenDays,
          userAgent: request.headers['user-agent'] ?? '',
        });
      });
      return signIn(context, { account, session, language, reply });
    },
  });

/** An unknown, a suspended and a known account with a wrong password are told apart by nobody (R336). */
async function accountOf({ pool }: AuthContext, { email, password }: Login): Promise<Account> {
  const login = await findByPassword(() => loginByEmail(pool, email), password);
  const account = login?.id ? await accountById(pool, login.id) : null;
  // The account is read after the password was compared: by then it may have another one.
  const isProven = account?.passwordHash === login?.passwordHash;
  if (!account || !isProven || account.isSuspended) throw new AppError('invalidCredentials');
  return account;
}

/** Asked for only after the password, so that it tells nobody else whether there is one. */
async function askSecondFactor(
  { pool, limits, secondFactors }: AuthContext,
  { id }: Account,
  code: string | undefined,
): Promise<void> {
  if (!(await secondFactors.read(pool, id)).isOn) return;
  if (code === undefined) throw new AppError('secondFactorNeeded');
  await limits.secondFactorGuess(id, () => secondFactors.spend(pool, id, code));
}

const refreshRoute = (context: AuthContext) =>
  route({
    method: 'POST',
    path: accountCalls.refreshToken,
    tag: 'Auth',
    summary: 'Gives a new access token for the refresh cookie, and the next cookie',
    access: { public: 'all' },
    data: () => signedInSchema,
    errors: ['unauthenticated', 'sessionEnded', 'foreignOrigin', 'mediaType'],
    async handle({ language, request, reply }) {
      refuseForeignSender(request, context.env);
      const ticket = context.cookies.read(request);
      if (ticket === 'none') throw new AppError('unauthenticated');
      if (ticket === null) throw new AppError('sessionEnded');
      // A page that has a token was open before: that it goes on says nothing of the language that somebody wants.
      const chosen = request.headers.authorization === undefined ? askedLanguage(request) : null;
      const refreshed = await refreshSession(context.pool, ticket, chosen);
      if (!refreshed.isAlive) {
        if (refreshed.userId !== undefined) context.forgetCaller(refreshed.userId);
        // The cookie stays: by now it may be the one that another tab has just been given.
        throw new AppError('sessionEnded');
      }
      return signIn(context, { ...refreshed, language, reply });
    },
  });

const logoutRoute = (context: AuthContext) =>
  route({
    method: 'POST',
    path: accountCalls.logout,
    tag: 'Auth',
    summary: 'Ends the session of the cookie and that of the token; succeeds without either',
    access: { public: 'all' },
    data: () => z.null(),
    async handle({ caller, request, reply }) {
      refuseForeignSender(request, context.env);
      const ticket = context.cookies.read(request);
      const sessions = [caller?.sessionId, ticket !== 'none' && ticket?.sessionId];
      for (const sessionId of new Set(sessions)) {
        if (!sessionId) continue;
        const userId = await endSession(context.pool, sessionId, 'logout');
        if (userId !== null) context.forgetCaller(userId);
      }
      context.cookies.clear(reply);
      return null;
    },
  });
