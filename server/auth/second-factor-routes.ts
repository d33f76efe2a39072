import { z } from 'zod';
import {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  endSecondFactorSchema,
} from '#contract/account-schemas.ts';
import { AppError, type FieldIssue } from '#contract/errors.ts';
import {
  begunSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorCalls,
  secondFactorSchema,
} from '#contract/second-factor.ts';
import { withTransaction } from '../db/transaction.ts';
import { type Caller, signedInCaller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { writeAudit } from '../resources/audit.ts';
import { accountForm } from './account-forms.ts';
import { type Account, accountById } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { ownAccountAuditEntry } from './own-account-audit-entry.ts';
import { verifyPassword } from './passwords.ts';
import { removeSecondFactor } from './second-factors.ts';
import { endSessions } from './sessions.ts';
import { invalidField } from './set-password.ts';

const shared = { tag: 'Auth', access: { CustomerService: 'own', Admin: 'own' } } as const;

/** The second factor of staff: on with the password and a first code, off with the password and a code. */
export function secondFactorRoutes(context: AuthContext): AnyRoute[] {
  const { pool, limits, secondFactors, forgetCaller } = context;

  /** The account, once the password is right: a session that was left open is not enough. */
  async function proven(caller: Caller, password: string, address: string): Promise<Account> {
    const account = await accountById(pool, caller.userId);
    if (!account) throw new AppError('unauthenticated');
    await asField('currentPassword', 'currentPasswordWrong', () =>
      limits.passwordGuess({ email: account.email, address }, async () => {
        if (!(await verifyPassword(account.passwordHash, password))) throw new AppError('invalidCredentials');
      }),
    );
    return account;
  }
  const guess = <T>(userId: number, work: () => Promise<T>): Promise<T> =>
    asField('code', 'secondFactorWrong', () => limits.secondFactorGuess(userId, work));

  return [
    route({
      ...shared,
      method: 'GET',
      path: secondFactorCalls.read,
      summary: 'Whether the own account asks for a second factor',
      data: () => secondFactorSchema,
      handle: ({ caller }) => secondFactors.read(pool, signedInCaller(caller).userId),
    }),
    route<undefined, z.infer<typeof beginSecondFactorSchema>>({
      ...shared,
      method: 'POST',
      path: secondFactorCalls.begin,
      summary: 'Makes the secret for an authenticator app; it counts once it is confirmed',
      body: accountForm(beginSecondFactorSchema),
      data: () => begunSecondFactorSchema,
      errors: ['validation', 'conflict', 'tooManyRequests'],
      handle: async ({ caller, body, request }) =>
        secondFactors.begin(pool, await proven(signedInCaller(caller), body.currentPassword, request.ip)),
    }),
    route<undefined, z.infer<typeof confirmSecondFactorSchema>>({
      ...shared,
      method: 'POST',
      path: secondFactorCalls.confirm,
      summary: 'Switches the second factor on, ends all other sessions, and gives the recovery codes once',
      body: accountForm(confirmSecondFactorSchema),
      data: () => recoveryCodesSchema,
      errors: ['validation', 'tooManyRequests'],
      async handle(call) {
        const caller = signedInCaller(call.caller);
        const recoveryCodes = await guess(caller.userId, () =>
          withTransaction(pool, async (client) => {
            const made = await secondFactors.confirm(client, caller.userId, call.body.code);
            // They were begun with the password alone.
            await endSessions(client, {
              userId: caller.userId,
              reason: 'secondFactor',
              except: caller.sessionId,
            });
            await writeAudit(client, ownAccountAuditEntry(caller, 'secondFactorOn'));
            return made;
          }),
        );
        forgetCaller(caller.userId);
        return { recoveryCodes };
      },
    }),
    route<undefined, z.infer<typeof endSecondFactorSchema>>({
      ...shared,
      method: 'POST',
      path: secondFactorCalls.end,
      summary: 'Switches the second factor off',
      body: accountForm(endSecondFactorSchema),
      data: () => z.null(),
      errors: ['validation', 'tooManyRequests'],
      async handle(call) {
        const caller = signedInCaller(call.caller);
        const { id } = await proven(caller, call.body.currentPassword, call.request.ip);
        await guess(id, () =>
          withTransaction(pool, async (client) => {
            await secondFactors.spend(client, id, call.body.code);
            await removeSecondFactor(client, id);
            await writeAudit(client, ownAccountAuditEntry(caller, 'secondFactorOff'));
          }),
        );
        return null;
      },
    }),
  ];
}

/** A 401 would send the browser to refresh its session: this is a field of a form. */
async function asField<T>(key: string, code: FieldIssue['code'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && ['invalidCredentials', 'secondFactorWrong'].includes(error.code))
      throw invalidField(key, { code });
    throw error;
  }
}
