import { accountCalls } from '#contract/account-calls.ts';
import { successSchema } from '#contract/envelope.ts';
import { type Session, signedInSchema } from '#contract/session.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';

/** The session of an account of the seeds at a host. Default: of its Admin. */
export async function signIn(
  url: string,
  email = demoAccounts.find(({ role }) => role === 'Admin')?.email,
): Promise<Session> {
  const response = await fetch(url + accountCalls.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = successSchema(signedInSchema).parse(await response.json());
  const { accessToken, user, refreshTokenExpiration } = data;
  return { accessToken, user, isAuthenticated: true, refreshTokenExpiration };
}
