import { afterAll, beforeAll, expect, it } from 'vitest';
import type { accountCalls } from '#contract/account-calls.ts';
import {
  type AccountAnswer,
  type AccountHost,
  newAccount,
  startAccountHost,
} from '#tests/support/account-host.ts';
import { figure } from '#tests/support/figure.ts';
import { manyAccounts, newAddress } from '#tests/support/many-accounts.ts';
import { mannWhitney } from '#tests/support/statistics.ts';
import { median } from '../../scripts/bench/table.ts';

let host: AccountHost;
let known: string[];
/** Those who ask for a code to log in with: an address is sent one code a minute, whatever it is for. */
let coded: string[];
const SAMPLES = 500;
beforeAll(async () => {
  host = await startAccountHost();
  known = await manyAccounts(host, SAMPLES, 'known');
  coded = await manyAccounts(host, SAMPLES, 'coded');
});
afterAll(() => host?.close());

const wrong = 'Nakheel-1447';
type Body = (email: string) => object;
const calls: readonly [name: keyof typeof accountCalls, body: Body, asked?: () => string[]][] = [
  ['login', (email) => ({ email, password: wrong })],
  ['sendLoginCode', (email) => ({ email }), () => coded],
  ['loginWithCode', (email) => ({ email, code: '123456' }), () => coded],
  ['forgotPassword', (email) => ({ email })],
  ['verifyCode', (email) => ({ email, code: '123456' })],
  ['resetPassword', (email) => ({ email, code: '123456', newPassword: wrong, confirmPassword: wrong })],
];

/** All that somebody outside could compare. */
const seenIn = ({ status, raw, headers }: AccountAnswer): string => {
  const { date: _now, 'x-request-id': _id, ...others } = headers;
  return JSON.stringify([status, raw, others]);
};

it.each(calls)(
  'A-03 %s: 500 known and 500 unknown addresses get the same bytes in the same time',
  async (name, body, asked = () => known) => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const answers = new Set<string>();
    const ask = async (kind: 'known' | 'unknown', email: string) => {
      const address = newAddress();
      const startedAt = performance.now();
      const answer = await host.call(name, { body: body(email), address });
      times[kind].push(performance.now() - startedAt);
      answers.add(seenIn(answer));
    };
    for (const [index, email] of asked().entries()) {
      const turns = [() => ask('known', email), () => ask('unknown', `nobody-${email}`)];
      // Whichever comes first may find a warmer processor.
      for (const turn of index % 2 ? turns : turns.toReversed()) await turn();
    }
    const apart = Math.abs(median(times.known) - median(times.unknown));
    const p = mannWhitney(times.known, times.unknown);
    figure(`${name}: ${answers.size} answer, medians ${apart.toFixed(2)} ms apart, p = ${p.toFixed(3)}`);
    expect([...answers]).toHaveLength(1);
    expect(apart).toBeLessThanOrEqual(5);
    expect(p).toBeGreaterThan(0.01);
  },
);

it('A-06 a thousand addresses that guess at one account get ten guesses, and its owner still gets in', async () => {
  const email = 'besieged@example.com';
  await host.register({ email });
  const limited = await startAccountHost({
    env: { LOGIN_FAILURES_PER_ACCOUNT: '10', LOGIN_FAILURES_PER_ADDRESS: '20' },
  });
  try {
    const { password } = await limited.register({ email });
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 1000; guess += 1) {
      const { status } = await limited.call('login', {
        body: { email, password: `Guess-${guess}-x` },
        address: newAddress(),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const refused = await limited.call('login', { body: { email, password }, address: newAddress() });
    const address = newAddress();
    await limited.call('forgotPassword', { body: { email }, address });
    const code = await limited.codeFor(email);
    const newPassword = 'Ghaf-1448-tree';
    await limited.call('verifyCode', { body: { email, code }, address });
    await limited.call('resetPassword', {
      body: { email, code, newPassword, confirmPassword: newPassword },
      address,
    });
    const owner = await limited.call('login', { body: { email, password: newPassword }, address });
    figure(
      `1,000 addresses: ${statuses.get(401)} guesses compared, ${statuses.get(429)} × 429; meanwhile ${refused.status}, by a code ${owner.status}`,
    );
    expect(statuses).toEqual(
      new Map([
        [401, 10],
        [429, 990],
      ]),
    );
    expect(owner.status).toBe(200);
  } finally {
    await limited.close();
  }
});

it('S-02 S-03 a hundred answers of a refresh are lost: the old cookie refreshes again every time', async () => {
  let survived = 0;
  const { cookie } = await host.register({ ...newAccount, email: 'cut@example.com' });
  let current = cookie;
  for (let round = 0; round < 100; round += 1) {
    // Nobody reads this answer.
    await host.call('refreshToken', { cookie: current });
    const again = await host.call('refreshToken', { cookie: current });
    if (again.status === 200) survived += 1;
    current = again.cookie || current;
  }
  const together = await Promise.all(
    Array.from({ length: 20 }, () => host.call('refreshToken', { cookie: current })),
  );
  figure(
    `${survived} of 100 lost answers; 20 at once: ${together.filter(({ status }) => status === 200).length}`,
  );
  expect(survived).toBe(100);
  expect(new Set(together.map((answer) => answer.cookie)).size).toBe(1);
});
