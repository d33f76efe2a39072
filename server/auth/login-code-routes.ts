import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { loginWithCodeSchema, sendLoginCodeSchema } from '#contract/account-schemas.ts';
import { AppError } from '#contract/errors.ts';
import { signedInSchema } from '#contract/session.ts';
import { withTransaction } from '../db/transaction.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { accountForm } from './account-forms.ts';
import { accountByEmail, lockIfUnchanged, keepLanguage, mayLoginWithCode } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { spendCode } from './mailed-codes.ts';
import { mailCode } from './mail-code.ts';
import { keepProof } from './proven-emails.ts';
import { startSession } from './sessions.ts';
import { askedLanguage, signIn } from './sign-in.ts';

/** A client's login by a mailed code in the place of the password; never one of staff. */
export const loginCodeRoutes = (context: AuthContext): AnyRoute[] => [
  sendRoute(context),
  loginRoute(context),
];

const common = { method: 'POST', tag: 'Auth', access: { public: 'all' } } as const;

const sendRoute = (context: AuthContext) =>
  route({
    ...common,
    path: accountCalls.sendLoginCode,
    summary: 'Sends a client a code to log in with; answers alike if there is no such client',
    body: accountForm(sendLoginCodeSchema),
    data: () => z.null(),
    errors: ['validation', 'tooManyRequests'],
    async handle({ body: { email }, request }) {
      await mailCode(context, { email, purpose: 'login', address: request.ip });
      return null;
    },
  });

const loginRoute = (context: AuthContext) =>
  route({
    ...common,
    path: accountCalls.loginWithCode,
    summary: 'Signs a client in by a mailed code and sets the refresh cookie',
    body: accountForm(loginWithCodeSchema),
    data: () => signedInSchema,
    errors: ['validation', 'codeInvalid', 'tooManyRequests'],
    async handle({ body, language, request, reply }) {
      const { pool, codes, limits, env } = context;
      const { account, session } = await limits.codeGuess(request.ip, async () => {
        const codeId = await codes.check(pool, { ...body, purpose: 'login', step: 'both' });
        const owner = await accountByEmail(pool, body.email);
        // Staff, the suspended and the unknown are never sent one: whoever guesses right learns nothing.
        if (!owner || !mayLoginWithCode(owner)) throw new AppError('codeInvalid');
        return withTransaction(pool, async (client) => {
          await spendCode(client, codeId);
          if (!(await lockIfUnchanged(client, owner))) throw new AppError('codeInvalid');
          await keepProof(client, owner);
          await keepLanguage(client, owner, askedLanguage(request));
          const started = await startSession(client, {
            userId: owner.id,
            days: env.refreshTokenDays,
            userAgent: request.headers['user-agent'] ?? '',
          });
          return { account: owner, session: started };
        });
      });
      await limits.forgivePasswordGuesses(body.email);
      return signIn(context, { account, session, language, reply });
    },
  });
