import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { signedInSchema } from '#contract/session.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';

export type Account = 'admin' | 'support' | 'client' | 'client2';
export const emailOf = (account: Account): string => `${account}@yamama-fustat.example`;
export const credentialsOf = (account: Account) => ({ email: emailOf(account), password: DEMO_PASSWORD });

/** Makes what a story needs through the host's own calls. */
export interface Api {
  /** @returns the `data` of the answer; throws for any failure */
  call(account: Account, line: string, body?: unknown): Promise<unknown>;
  /** Makes a record. @returns its id */
  add(line: string, values: unknown): Promise<number>;
}

export function apiOf(address: string): Api {
  const tokens = new Map<Account, string>();
  const tokenOf = async (account: Account) => {
    const known = tokens.get(account);
    if (known) return known;
    const data = await send(`POST ${accountCalls.login}`, credentialsOf(account), null);
    const { accessToken } = signedInSchema.parse(data);
    tokens.set(account, accessToken);
    return accessToken;
  };
  const send = async (line: string, body: unknown, token: string | null): Promise<unknown> => {
    const [method = '', path = ''] = line.split(' ');
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${line}: ${answer.status} ${text}`);
    return z.object({ data: z.unknown() }).parse(JSON.parse(text)).data;
  };
  const call: Api['call'] = async (account, line, body) => send(line, body, await tokenOf(account));
  return {
    call,
    add: async (line, values) => z.object({ id: z.number() }).parse(await call('admin', line, values)).id,
  };
}
