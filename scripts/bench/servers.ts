import { accountCalls } from '#contract/account-calls.ts';
import { successSchema } from '#contract/envelope.ts';
import { signedInSchema } from '#contract/session.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { benchSession } from './hand-lists.ts';
import { startServer } from './start-server.ts';

/** A running server and the token it takes. */
export interface Target {
  url: string;
  token: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The host, with its Admin signed in. */
export async function startHost(file: string, env: Record<string, string>): Promise<Target> {
  // A run may be longer than a token lives.
  const { url, pid, stop } = await startServer(file, { PORT: '0', ACCESS_TOKEN_MINUTES: '1440', ...env });
  return { url, pid, stop, token: await tokenOf(url) };
}

/** One of the servers that are written by hand. */
export async function startByHand(file: string, databaseUrl: string): Promise<Target> {
  const { url, pid, stop } = await startServer(file, { DATABASE_URL: databaseUrl });
  return { url, pid, stop, token: benchSession.token };
}

async function tokenOf(url: string): Promise<string> {
  const admin = demoAccounts.find(({ role }) => role === 'Admin');
  const response = await fetch(url + accountCalls.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: DEMO_PASSWORD }),
  });
  return successSchema(signedInSchema).parse(await response.json()).data.accessToken;
}
