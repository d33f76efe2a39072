import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { changePasswordSchema } from '#contract/account-schemas.ts';
import { AppError } from '#contract/errors.ts';
import { userInfoSchema } from '#contract/session.ts';
import { withTransaction } from '../db/transaction.ts';
import { type Caller, signedInCaller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { policyOf } from '../password-policy.ts';
import { accountForm } from './account-forms.ts';
import { type Account, accountById, userInfoOf } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { invalidField, refuseWeakPassword, setPassword } from './set-password.ts';

/** What everyone with an account may see and change of it. */
export const ownAccountRoutes = (context: AuthContext): AnyRoute[] => [
  userInfoRoute(context),
  changePasswordRoute(context),
];

const everyRole = { User: 'own', CustomerService: 'own', Admin: 'own' } as const;

const userInfoRoute = ({ pool }: AuthContext) =>
  route({
    method: 'GET',
    path: accountCalls.userInfo,
    tag: 'Auth',
    summary: 'The account that is signed in',
    access: everyRole,
    data: () => userInfoSchema,
    handle: async ({ caller, language }) => userInfoOf(await ownAccount(pool, caller), language),
  });

const changePasswordRoute = (context: AuthContext) =>
  route({
    method: 'POST',
    path: accountCalls.changePassword,
    tag: 'Auth',
    summary: 'Changes the own password and ends all other sessions',
    access: everyRole,
    body: accountForm(changePasswordSchema, { key: 'newPassword', policy: policyOf(context.env) }),
    data: () => z.null(),
    errors: ['validation', 'tooManyRequests'],
    async handle({ body, caller, request }) {
      const { pool, limits, env } = context;
      const account = await ownAccount(pool, caller);
      try {
        await limits.passwordGuess({ email: account.email, address: request.ip }, async () => {
          if (!(await verifyPassword(account.passwordHash, body.currentPassword))) throw wrongPassword();
        });
        refuseWeakPassword(body.newPassword, account, env);
        const passwordHash = await hashPassword(body.newPassword);
        const isSet = await withTransaction(pool, (client) =>
          setPassword(client, { account, passwordHash, caller }),
        );
        if (!isSet) throw wrongPassword();
      } catch (error) {
        // A 401 would send the browser to refresh its session: this is a field of a form.
        if (error instanceof AppError && error.code === 'invalidCredentials')
          throw invalidField('currentPassword', { code: 'currentPasswordWrong' });
        throw error;
      }
      context.forgetCaller(account.id);
      return null;
    },
  });

const wrongPassword = () => new AppError('invalidCredentials');

async function ownAccount(pool: AuthContext['pool'], caller: Caller | null): Promise<Account> {
  const account = await accountById(pool, signedInCaller(caller).userId);
  if (!account) throw new AppError('unauthenticated');
  return account;
}
