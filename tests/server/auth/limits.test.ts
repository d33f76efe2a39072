import { findByPassword } from '#server/auth/passwords.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { addressKey, networkPart } from '#server/auth/address-key.ts';
import { createLimits, createSuccessLimit, inMemory } from '#server/auth/limits.ts';
import { createSharedLimiter } from '#server/auth/shared-limiter.ts';
import { type AccountHost, newAccount, startAccountHost } from '#tests/support/account-host.ts';

let host: AccountHost;
beforeAll(async () => {
  host = await startAccountHost({
    env: {
      LOGIN_FAILURES_PER_ACCOUNT: '10',
      LOGIN_FAILURES_PER_ADDRESS: '20',
      CODE_REQUESTS_PER_ACCOUNT_HOUR: '5',
      REGISTRATIONS_PER_ADDRESS_HOUR: '20',
    },
  });
});
afterAll(() => host.close());

let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `10.${lastAddress >> 8}.${lastAddress & 255}.1`;
}

interface Try {
  email: string;
  password?: string;
  address: string;
  headers?: Record<string, string>;
}
const login = ({ email, password = 'Nakheel-1447', address, headers }: Try) =>
  host.call('login', { body: { email, password }, address, ...(headers ? { headers } : {}) });

it('A-06 R184 after 10 wrong passwords the right one waits too, wherever it comes from, and is told how long', async () => {
  const { password } = await host.register({ email: 'guessed@example.com' });
  for (let guess = 0; guess < 10; guess += 1)
    expect((await login({ email: 'guessed@example.com', address: newAddress() })).status).toBe(401);
  const late = await login({ email: 'guessed@example.com', password, address: newAddress() });
  expect([late.status, late.code]).toEqual([429, 'tooManyRequests']);
  expect(late.error?.description).toBe('محاولات كثيرة. يُرجى المحاولة بعد 15 دقيقة.');
  const seconds = Number(late.headers['retry-after']);
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  const inEnglish = await login({
    email: 'guessed@example.com',
    address: newAddress(),
    headers: { 'accept-language': 'en' },
  });
  expect(inEnglish.error?.description).toBe('Too many attempts. Please try again in 15 minutes.');
});

it('A-05 R184 another spelling of the address, or a claimed one of the network, gives no further guess', async () => {
  const address = newAddress();
  const spellings = ['Vary@example.com', 'v.ary@example.com', 'vary+x@example.com', 'vár.y+@example.com'];
  for (let guess = 0; guess < 10; guess += 1)
    await login({ email: spellings[guess % 4] ?? '', address: newAddress() });
  for (const email of [...spellings, 'VARY@EXAMPLE.COM', 'vary+last@example.com'])
    expect([email, (await login({ email, address: newAddress() })).status]).toEqual([email, 429]);

  for (let guess = 0; guess < 20; guess += 1)
    expect((await login({ email: `someone-${guess}@example.com`, address })).status).toBe(401);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip']) {
    const claimed = await login({ email: 'fresh@example.com', address, headers: { [name]: '203.0.113.9' } });
    expect([name, claimed.status]).toEqual([name, 429]);
  }
});

it('A-05 R184 all addresses of one IPv6 network share an allowance, its neighbour does not', async () => {
  for (let guess = 0; guess < 20; guess += 1)
    await login({ email: `v6-${guess}@example.com`, address: `2001:db8:0:7:${guess}::1` });
  expect((await login({ email: 'v6@example.com', address: '2001:db8:0:7:ffff::' })).status).toBe(429);
  expect((await login({ email: 'v6@example.com', address: '2001:db8:0:8::1' })).status).toBe(401);
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('192.0.2.1')).toBe('192.0.2.1');
});

it('R184 right logins do not use the allowance up', async () => {
  const { password } = await host.register({ email: 'busy@example.com' });
  const address = newAddress();
  for (let time = 0; time < 25; time += 1)
    expect((await login({ email: 'busy@example.com', password, address })).status).toBe(200);
});

it('R184 what fails for another reason than a wrong password uses nothing up', async () => {
  const limits = createLimits(host.env);
  const guesser = { email: 'unlucky@example.com', address: newAddress() };
  const fail = (code: 'unavailable' | 'invalidCredentials') =>
    limits.passwordGuess(guesser, () => Promise.reject(new AppError(code)));
  for (let time = 0; time < 15; time += 1) await expect(fail('unavailable')).rejects.toThrow('unavailable');
  for (let time = 0; time < 10; time += 1)
    await expect(fail('invalidCredentials')).rejects.toThrow('invalidCredentials');
  await expect(fail('unavailable')).rejects.toThrow('tooManyRequests');
  await limits.forgivePasswordGuesses(guesser.email);
  await expect(fail('unavailable')).rejects.toThrow('unavailable');
});

it('R184 a limit for what succeeds is used up by nothing that fails', async () => {
  const limited = createSuccessLimit({ name: 'sent', points: 2, seconds: 3600 }, inMemory);
  const send = () => limited('somebody', () => Promise.resolve('sent'));
  const fail = () => limited('somebody', () => Promise.reject(new AppError('validation')));
  for (let time = 0; time < 5; time += 1) await expect(fail()).rejects.toThrow('validation');
  expect([await send(), await send()]).toEqual(['sent', 'sent']);
  await expect(send()).rejects.toThrow('tooManyRequests');
  await expect(limited('another', () => Promise.resolve('sent'))).resolves.toBe('sent');
});

it('the address of the network is kept to count attempts alone, and for no longer than an hour', async () => {
  const keptFor = new Map<string, number>();
  const limits = createLimits(host.env, (rule) => {
    const kept = inMemory(rule);
    const consume = kept.consume.bind(kept);
    kept.consume = (key, ...more) => {
      if (String(key).includes('203.0.113.7')) keptFor.set(rule.name, rule.seconds);
      return consume(key, ...more);
    };
    return kept;
  });
  const guesser = { email: 'counted@example.com', address: '203.0.113.7' };
  const work = () => Promise.resolve();
  await limits.passwordGuess(guesser, work);
  await limits.codeGuess(guesser.address, work);
  await limits.feedGuess(guesser.address, work);
  await limits.codeRequest(guesser);
  await limits.registration(guesser.address);
  await limits.submission(guesser.address);
  expect(keptFor.size).toBe(7);
  expect(Math.max(...keptFor.values())).toBeLessThanOrEqual(3600);
});

it('R184 100 guesses at once get no more than 10 answers', async () => {
  await host.register({ email: 'flood@example.com' });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => login({ email: 'flood@example.com', address: newAddress() })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
});

it('A-09 R184 of 200 passwords to be checked at once, those beyond the queue are told to wait', async () => {
  let looking = 0;
  let mostAtOnce = 0;
  let looked = 0;
  const find = async () => {
    looked += 1;
    looking += 1;
    mostAtOnce = Math.max(mostAtOnce, looking);
    await new Promise((resolve) => setTimeout(resolve, 1));
    looking -= 1;
    return null;
  };
  // All in one turn of the event loop, so that a slow machine cannot take some before the others come.
  const checks = await Promise.allSettled(Array.from({ length: 200 }, () => findByPassword(find, 'guess')));
  const refused = checks.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(200 - 64);
  expect(refused[0]).toMatchObject({ reason: { code: 'tooManyRequests' } });
  // The accounts of those who are refused are not even looked for.
  expect([looked, mostAtOnce]).toEqual([64, 2]);
  expect((await login({ email: 'queue-0@example.com', address: newAddress() })).status).toBe(401);
});

it('R184 registrations from one address are limited', async () => {
  const address = newAddress();
  const register = (index: number, from = address) =>
    host.call('register', { body: { ...newAccount, email: `many-${index}@example.com` }, address: from });
  for (let index = 0; index < 20; index += 1) expect((await register(index)).status).toBe(200);
  expect((await register(20)).code).toBe('tooManyRequests');
  expect((await register(20, newAddress())).status).toBe(200);
});

it('A-04 R191 R196 a code asked for again within a minute is refused, known or not, in any spelling', async () => {
  await host.register({ email: 'resend@example.com' });
  const ask = (email: string) => host.call('forgotPassword', { body: { email }, address: newAddress() });
  for (const email of ['resend@example.com', 'nobody-resend@example.com']) {
    expect((await ask(email)).status).toBe(200);
    const again = await ask(email);
    expect([again.status, again.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask(email.replace('@', '+more@').toUpperCase())).status).toBe(429);
  }
});

describe('somebody asked for codes to another’s address all day, and its owner got none', () => {
  const email = 'owner@example.com';
  const stranger = '192.0.2.1';
  const ownerAddress =
    ['192.0.2.2', '192.0.2.3', '192.0.2.4'].find((each) => networkPart(each) !== networkPart(stranger)) ?? '';
  /** Limits that only those of one span of time are left of. */
  const onlyOf = (seconds: number) => {
    const limits = createLimits(host.env, (rule) =>
      inMemory(rule.seconds === seconds ? rule : { ...rule, points: 1000 }),
    );
    return (address: string) => limits.codeRequest({ email, address });
  };

  it.each([
    ['an hour', 3600, 4, 1],
    ['a day', 24 * 3600, 8, 2],
  ])('A-04 R191 of the codes of %s one place gets a part', async (_span, seconds, first, rest) => {
    const ask = onlyOf(seconds);
    for (let time = 0; time < first; time += 1) await ask(stranger);
    for (let time = 0; time < 5; time += 1) await expect(ask(stranger)).rejects.toThrow('tooManyRequests');
    for (let time = 0; time < rest; time += 1) await ask(ownerAddress);
    await expect(ask(ownerAddress)).rejects.toThrow('tooManyRequests');
  });

  it('R191 who asks too soon uses none of them up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const limits = createLimits(host.env);
      const ask = () => limits.codeRequest({ email: 'impatient@example.com', address: stranger });
      for (let code = 0; code < 4; code += 1) {
        await ask();
        for (let time = 0; time < 3; time += 1) await expect(ask()).rejects.toThrow('tooManyRequests');
        vi.setSystemTime(Date.now() + 60_000);
      }
      await expect(ask()).rejects.toThrow('tooManyRequests');
    } finally {
      vi.useRealTimers();
    }
  });
});

it('R184 codes guessed from one address are limited', async () => {
  const address = newAddress();
  const verify = () =>
    host.call('verifyCode', { body: { email: 'nobody@example.com', code: '123456' }, address });
  for (let guess = 0; guess < 20; guess += 1) expect((await verify()).code).toBe('codeInvalid');
  expect((await verify()).code).toBe('tooManyRequests');
});

it('two installations that share a Redis counted each other’s attempts', () => {
  const rule = { name: 'a rule', points: 1, seconds: 60 };
  const prefixes = ['first', 'second'].map((installation) => {
    const shared = createSharedLimiter({ redisUrl: 'redis://127.0.0.1:1' }, installation);
    const { keyPrefix } = shared.limiter(rule);
    shared.close();
    return keyPrefix;
  });
  expect(prefixes).toEqual(['first:a rule', 'second:a rule']);
});
