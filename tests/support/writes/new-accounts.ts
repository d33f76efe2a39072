import { TOTP } from 'otpauth';
import { accountCalls } from '#contract/account-calls.ts';
import { begunSecondFactorSchema, recoveryCodesSchema, secondFactorCalls } from '#contract/second-factor.ts';
import { signedInSchema } from '#contract/session.ts';
import type { Role } from '#contract/roles.ts';
import { newAccount } from '../account-host.ts';
import { type WriteKit, idSchema } from './write-kit.ts';

export const OLD_PASSWORD = newAccount.password;

/** People whom nobody has met before. */
export function newAccounts({ host, call, next, bearer }: WriteKit) {
  const add = async (body: object): Promise<number> => {
    const url = '/api/ApplicationUsers/AddWithRole';
    return idSchema.parse(await call({ method: 'POST', url, headers: await bearer('Admin'), payload: body }))
      .id;
  };
  const { consent: _ofClients, ...person } = newAccount;
  const { password: _typed, confirmPassword: _again, ...withoutPassword } = person;

  return {
    /** A client with a session of their own. */
    async client() {
      const email = `write-${next()}@example.com`;
      const answer = await host.app.inject({
        method: 'POST',
        url: accountCalls.register,
        payload: { ...newAccount, email },
      });
      const { accessToken, user } = signedInSchema.parse(answer.json().data);
      const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
      return { id: user.id, email, cookie, headers: { authorization: `Bearer ${accessToken}` } };
    },
    /** Somebody who has been invited and has not come yet. */
    async invited(role: Role = 'User') {
      const email = `invited-${next()}@example.com`;
      return { id: await add({ ...withoutPassword, email, role, isInvited: true }), email };
    },
    /**
     * Staff who stand for a lawyer.
     *
     * @param factor theirs is begun, or on
     * @returns with them the code that their next step needs
     */
    async staff(factor: 'none' | 'begun' | 'on' = 'none') {
      const email = `staff-${next()}@example.com`;
      const id = await add({ ...person, email, role: 'CustomerService', lawyerId: 1 });
      const payload = { email, password: OLD_PASSWORD };
      const session = await call({ method: 'POST', url: accountCalls.login, payload });
      const headers = { authorization: `Bearer ${signedInSchema.parse(session).accessToken}` };
      const post = (url: string, body: object) => call({ method: 'POST', url, headers, payload: body });
      if (factor === 'none') return { id, headers, code: '' };
      const begun = await post(secondFactorCalls.begin, { currentPassword: OLD_PASSWORD });
      const code = new TOTP({ secret: begunSecondFactorSchema.parse(begun).secret }).generate();
      if (factor === 'begun') return { id, headers, code };
      const made = await post(secondFactorCalls.confirm, { code });
      return { id, headers, code: recoveryCodesSchema.parse(made).recoveryCodes[0] };
    },
  };
}
export type NewAccounts = ReturnType<typeof newAccounts>;
