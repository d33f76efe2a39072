import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { actionVerb, callPath } from '#contract/resource-paths.ts';
import type { Role } from '#contract/roles.ts';
import { signedInSchema } from '#contract/session.ts';
import { users } from '#resources/users.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { GOOD_PASSWORD, buildRecord } from './record-builder.ts';
import type { TestHost } from './test-host.ts';

/** Somebody who calls. */
export interface Principal {
  readonly name: string;
  readonly token: string | null;
  readonly cookie: string;
  /** What the host must take them for: a role, or nobody. */
  readonly role: Role | null;
}

/** The twelve callers of the matrix, and one who has logged out: each with a real token of a real account. */
export async function everyPrincipal(host: TestHost): Promise<Principal[]> {
  const signIn = async (email: string, password?: string) => {
    const answer = await host.app.inject({
      method: 'POST',
      url: accountCalls.login,
      payload: { email, password: password ?? GOOD_PASSWORD },
    });
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    return { ...signedInSchema.parse(answer.json().data), cookie };
  };
  let made = 500;
  const account = async (role: Role, branchId = 1) => {
    made += 1;
    const body = { ...buildRecord(users, { number: made }), role, branchId };
    const answer = await host.call('POST', callPath(users, users.verbs.create), { as: 'Admin', body });
    const { id, email } = z.looseObject({ id: z.number(), email: z.string() }).parse(answer.body.data);
    return { id, ...(await signIn(email)) };
  };
  const demo = async (person: Role | 'client2', name: string, role: Role): Promise<Principal> => ({
    name,
    token: await host.tokenOf(person),
    cookie: '',
    role,
  });
  const suspended = await account('User');
  await host.call('POST', callPath(users, actionVerb('suspend'), suspended.id), { as: 'Admin', body: {} });
  const demoted = await account('Admin');
  await host.call('PUT', callPath(users, users.verbs.update), {
    as: 'Admin',
    body: { id: demoted.id, role: 'CustomerService' },
  });
  const deleted = await account('User');
  await host.call('DELETE', callPath(users, users.verbs.delete, deleted.id), { as: 'Admin' });
  const gone = await account('Admin');
  await host.app.inject({
    method: 'POST',
    url: accountCalls.logout,
    headers: { authorization: `Bearer ${gone.accessToken}` },
  });
  const secondBranch = await account('CustomerService', 2);
  const admin = await host.tokenOf('Admin');
  const refresh = await account('Admin');
  const nobody = (name: string, token: string | null, cookie = ''): Principal => ({
    name,
    token,
    cookie,
    role: null,
  });
  return [
    nobody('none', null),
    nobody('expired', await expired(admin, host)),
    nobody('tampered', tampered(admin)),
    nobody('refresh as access', decodeURIComponent(refresh.cookie.replace(/^[^=]+=/, ''))),
    await demo('User', 'client A', 'User'),
    await demo('client2', 'client B', 'User'),
    await demo('CustomerService', 'CustomerService of branch 1', 'CustomerService'),
    {
      name: 'CustomerService of branch 2',
      token: secondBranch.accessToken,
      cookie: '',
      role: 'CustomerService',
    },
    await demo('Admin', 'Admin', 'Admin'),
    nobody('suspended', suspended.accessToken, suspended.cookie),
    nobody('demoted', demoted.accessToken, demoted.cookie),
    nobody('deleted', deleted.accessToken, deleted.cookie),
    nobody('logged out', gone.accessToken, gone.cookie),
  ];
}

/** The same claims, signed by the host's own key, a minute too old. */
export async function expired(token: string, { env }: Pick<TestHost, 'env'>): Promise<string> {
  const { accessTokens } = await loadSecrets(env);
  const { alg = '', ...header } = decodeProtectedHeader(token);
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...decodeJwt(token), iat: now - 960, exp: now - 60 })
    .setProtectedHeader({ ...header, alg })
    .sign(accessTokens);
}

/** Somebody else's number under the signature of the first. */
function tampered(token: string): string {
  const [head, body = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  return [head, Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url'), signature].join(
    '.',
  );
}
