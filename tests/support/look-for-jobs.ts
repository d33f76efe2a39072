import { accountCalls } from '#contract/account-calls.ts';
import type { TestHost } from './test-host.ts';

let asked = 0;

/** Has a host look at once for what is due in its outbox, as it does by itself every five seconds: a code is mailed. */
export async function lookForJobs(host: TestHost): Promise<void> {
  asked += 1;
  const body = { email: `nobody-${asked}@example.com` };
  const { status } = await host.call('POST', accountCalls.forgotPassword, { body });
  if (status !== 200) throw new Error(`No code was mailed: ${status}`);
}
