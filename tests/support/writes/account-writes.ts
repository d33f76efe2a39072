import { tokenOf } from '#server/auth/invitations.ts';
import { type CodePurpose, createMailedCodes } from '#server/auth/mailed-codes.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { newAccount } from '../account-host.ts';
import { OLD_PASSWORD, type NewAccounts } from './new-accounts.ts';
import { type Prepare, type WriteKit, verbOf } from './write-kit.ts';

const passwords = { newPassword: 'Ghaf-1448-tree', confirmPassword: 'Ghaf-1448-tree' };

/** Prepares what people do with accounts and sessions: each as somebody of their own. */
export const accountWrites =
  (kit: WriteKit, accounts: NewAccounts): Prepare =>
  async (operation) => {
    const { method, path: url } = operation;
    const send = (payload: object, headers: Record<string, string> = {}) => ({
      method,
      url,
      headers,
      payload,
    });
    const client = await accounts.client();
    const { headers, cookie, email } = client;
    switch (verbOf(operation)) {
      case 'Login':
        return send({ email, password: OLD_PASSWORD });
      case 'RefreshToken':
        return { method, url, headers: { cookie } };
      case 'Logout':
        return { method, url, headers: { ...headers, cookie } };
      case 'Register':
        return send({ ...newAccount, email: `new-${email}` });
      case 'ChangePassword':
        await anotherSession(kit, client);
        return send({ currentPassword: OLD_PASSWORD, ...passwords }, headers);
      case 'EndSession':
        return send({ id: await anotherSession(kit, client) }, headers);
      case 'EndOtherSessions':
        await anotherSession(kit, client);
        return { method, url, headers };
      case 'ForgotPassword':
      case 'SendLoginCode':
        return send({ email });
      case 'LoginWithCode':
        return send({ email, code: await mailedCode(kit, email, 'login') });
      case 'VerifyCode':
        return send({ email, code: await mailedCode(kit, email, 'password') });
      case 'ResetPassword': {
        const code = await mailedCode(kit, email, 'password');
        await kit.call({ method, url: '/api/Auth/VerifyCode', payload: { email, code } });
        return send({ email, code, ...passwords });
      }
      case 'ReadInvitation':
        return send({ token: await mailedInvitation(kit, accounts) });
      case 'AcceptInvitation':
        return send({ token: await mailedInvitation(kit, accounts), ...passwords, consent: true });
      case 'BeginSecondFactor':
        return send({ currentPassword: OLD_PASSWORD }, (await accounts.staff()).headers);
      case 'ConfirmSecondFactor': {
        const staff = await accounts.staff('begun');
        return send({ code: staff.code }, staff.headers);
      }
      case 'EndSecondFactor': {
        const staff = await accounts.staff('on');
        return send({ currentPassword: OLD_PASSWORD, code: staff.code }, staff.headers);
      }
      case 'UpdateUserInfo': {
        const { fullNameEn, mobileNumber, whatsAppNumber } = newAccount;
        return send({ fullNameAr: 'سارة العتيبي', fullNameEn, mobileNumber, whatsAppNumber }, headers);
      }
    }
    return null;
  };

async function anotherSession({ call, pool }: WriteKit, { id, email }: { id: number; email: string }) {
  await call({ method: 'POST', url: '/api/Auth/Login', payload: { email, password: OLD_PASSWORD } });
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from sessions where user_id = $1 order by created_at desc',
    [id],
  );
  return rows[0]?.id ?? '';
}

async function mailedCode({ host, pool }: WriteKit, email: string, purpose: CodePurpose): Promise<string> {
  const codes = createMailedCodes((await loadSecrets(host.env)).codes);
  return codes.digitsOf(await withTransaction(pool, (client) => codes.create(client, email, purpose)));
}

async function mailedInvitation({ host, pool }: WriteKit, accounts: NewAccounts): Promise<string> {
  const { id } = await accounts.invited();
  const { rows } = await pool.query<{ id: number }>('select id from invitations where user_id = $1', [id]);
  const mailed = await tokenOf(pool, rows[0]?.id ?? 0, (await loadSecrets(host.env)).codes);
  return mailed?.token ?? '';
}
