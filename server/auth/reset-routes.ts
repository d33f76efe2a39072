import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { forgotPasswordSchema, resetPasswordSchema, verifyCodeSchema } from '#contract/account-schemas.ts';
import { AppError } from '#contract/errors.ts';
import { withTransaction } from '../db/transaction.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { policyOf } from '../password-policy.ts';
import { accountForm } from './account-forms.ts';
import { accountByEmail, maySetPassword } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { mailCode } from './mail-code.ts';
import { hashPassword } from './passwords.ts';
import { spendCode } from './mailed-codes.ts';
import { keepProof } from './proven-emails.ts';
import { refuseWeakPassword, setPassword } from './set-password.ts';

/** A forgotten password (R185): a code by mail, the code back, the new password. */
export const resetRoutes = (context: AuthContext): AnyRoute[] => [
  forgotRoute(context),
  verifyRoute(context),
  resetRoute(context),
];

const common = {
  method: 'POST',
  tag: 'Auth',
  access: { public: 'all' },
  data: () => z.null(),
} as const;

const forgotRoute = (context: AuthContext) =>
  route({
    ...common,
    path: accountCalls.forgotPassword,
    summary: 'Sends a code to the address, if an account has it; answers alike if none has',
    body: accountForm(forgotPasswordSchema),
    errors: ['validation', 'tooManyRequests'],
    async handle({ body: { email }, request }) {
      await mailCode(context, { email, purpose: 'password', address: request.ip });
      return null;
    },
  });

const verifyRoute = ({ limits, pool, codes }: AuthContext) =>
  route({
    ...common,
    path: accountCalls.verifyCode,
    summary: 'Says whether a code is right',
    body: accountForm(verifyCodeSchema),
    errors: ['validation', 'codeInvalid', 'tooManyRequests'],
    async handle({ body, request }) {
      await limits.codeGuess(request.ip, () => codes.check(pool, { ...body, step: 'verify' }));
      return null;
    },
  });

const resetRoute = (context: AuthContext) =>
  route({
    ...common,
    path: accountCalls.resetPassword,
    summary: 'Sets a new password with a verified code and ends all sessions',
    body: accountForm(resetPasswordSchema, { key: 'newPassword', policy: policyOf(context.env) }),
    errors: ['validation', 'codeInvalid', 'tooManyRequests'],
    async handle({ body: { email, code, newPassword }, request }) {
      const { pool, codes, limits, env, forgetCaller } = context;
      const userId = await limits.codeGuess(request.ip, async () => {
        const codeId = await codes.check(pool, { email, code, step: 'use' });
        const account = await accountByEmail(pool, email);
        if (!account || !maySetPassword(account)) throw new AppError('codeInvalid');
        refuseWeakPassword(newPassword, account, env);
        const passwordHash = await hashPassword(newPassword);
        await withTransaction(pool, async (client) => {
          await spendCode(client, codeId);
          if (!(await setPassword(client, { account, passwordHash, caller: null })))
            throw new AppError('codeInvalid');
          await keepProof(client, account);
        });
        return account.id;
      });
      forgetCaller(userId);
      await limits.forgivePasswordGuesses(email);
      return null;
    },
  });
