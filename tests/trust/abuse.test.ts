import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { createMailedCodes } from '#server/auth/mailed-codes.ts';
import { type AccountHost, startAccountHost } from '#tests/support/account-host.ts';
import { figure } from '#tests/support/figure.ts';
import { manyAccounts, newAddress } from '#tests/support/many-accounts.ts';

let host: AccountHost;
beforeAll(async () => {
  host = await startAccountHost({ env: { REGISTRATIONS_PER_ADDRESS_HOUR: '100000' } });
});
afterAll(() => host.close());

const accounts = (count: number, name: string) => manyAccounts(host, count, name);

const post = (
  name: 'login' | 'forgotPassword' | 'verifyCode' | 'resetPassword',
  body: object,
  address = newAddress(),
) => host.call(name, { body, address });

async function sentCode(email: string): Promise<string> {
  const codes = createMailedCodes(host.secrets.codes);
  const client = await host.pool.connect();
  try {
    return codes.digitsOf(await codes.create(client, email));
  } finally {
    client.release();
  }
}
const setBody = (email: string, code: string, password = 'Ghaf-1448') => ({
  email,
  code,
  newPassword: password,
  confirmPassword: password,
});

it('A-01 ten thousand guesses at one code get five comparisons, and then the right one is dead', async () => {
  const [email = ''] = await accounts(1, 'guessed');
  const code = await sentCode(email);
  const guesses = Number(process.env['CODE_GUESSES'] || 10_000);
  let accepted = 0;
  for (let guess = 0, digits = 0; guess < guesses; guess += 1, digits += 1) {
    if (String(digits).padStart(6, '0') === code) digits += 1;
    const wrong = String(digits).padStart(6, '0');
    const { status } = await (guess % 2
      ? post('resetPassword', setBody(email, wrong))
      : post('verifyCode', { email, code: wrong }));
    if (status === 200) accepted += 1;
  }
  const { rows } = await host.pool.query('select attempts from password_codes where email = $1', [email]);
  figure(`${guesses} guesses, ${rows[0].attempts} compared, ${accepted} accepted`);
  expect([accepted, rows[0].attempts]).toEqual([0, 5]);
  expect((await post('verifyCode', { email, code })).code).toBe('codeInvalid');
  expect((await post('resetPassword', setBody(email, code))).code).toBe('codeInvalid');
});

it('A-10 a thousand random orders of the steps set a password only by code, check, set', async () => {
  const emails = await accounts(1000, 'steps');
  const step = fc.constantFrom(
    'send',
    'right check',
    'wrong check',
    'right set',
    'wrong set',
    'set of another',
  );
  const orders = fc.sample(fc.array(step, { minLength: 1, maxLength: 6 }), { numRuns: 1000, seed: 7 });
  let set = 0;
  for (const [index, order] of orders.entries()) {
    const email = emails[index] ?? '';
    let code = '';
    let attempts = 0;
    let isVerified = false;
    for (const each of order) {
      const isLive = code !== '' && attempts < 5;
      const given = code || '000000';
      const wrong = given === '111111' ? '222222' : '111111';
      if (each === 'send') {
        code = await sentCode(email);
        [attempts, isVerified] = [0, false];
        continue;
      }
      const [kind] = each.split(' ').toReversed();
      const isRight = each.startsWith('right');
      const answer =
        kind === 'check'
          ? await post('verifyCode', { email, code: isRight ? given : wrong })
          : await post(
              'resetPassword',
              setBody(
                each === 'set of another' ? 'admin@yamama-fustat.example' : email,
                isRight || kind === 'another' ? given : wrong,
              ),
            );
      const mayPass = isLive && isRight && (kind === 'check' || isVerified);
      expect([order, each, answer.status]).toEqual([order, each, mayPass ? 200 : 400]);
      if (!isRight && each !== 'set of another') attempts += 1;
      if (mayPass && kind === 'check') isVerified = true;
      if (mayPass && kind === 'set') {
        set += 1;
        code = '';
      }
    }
  }
  figure(`${orders.length} orders, ${set} passwords set, each after code and check`);
  expect(set).toBeGreaterThan(5);
});

it('A-05 no way of writing a login gives one more guess when they are used up', async () => {
  const email = 'variant@example.com';
  await host.register({ email });
  const limited = await startAccountHost({
    env: { LOGIN_FAILURES_PER_ACCOUNT: '10', LOGIN_FAILURES_PER_ADDRESS: '20' },
  });
  try {
    const { password } = await limited.register({ email });
    for (let guess = 0; guess < 10; guess += 1)
      await limited.call('login', { body: { email, password: 'Nakheel-1447' }, address: newAddress() });
    const ask = async (change: {
      email?: string;
      headers?: Record<string, string>;
      url?: string;
      address?: string;
    }) => {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: change.url ?? accountCalls.login,
        remoteAddress: change.address ?? newAddress(),
        headers: change.headers ?? {},
        payload: { email: change.email ?? email, password },
      });
      return statusCode;
    };
    const forwarding = [
      'x-forwarded-for',
      'x-real-ip',
      'forwarded',
      'client-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'x-client-ip',
      'x-cluster-client-ip',
      'x-originating-ip',
      'x-remote-addr',
      'via',
    ];
    const variants = [
      ...forwarding.flatMap((name) =>
        ['8.8.8.8', '127.0.0.1'].map((value) => ({ headers: { [name]: value } })),
      ),
      ...[
        'Variant@example.com',
        'VARIANT@EXAMPLE.COM',
        'v.ariant@example.com',
        'variant+1@example.com',
        'variant+@example.com',
        ' variant@example.com ',
        'vari\u200bant@example.com',
        'variant@EXAMPLE.com',
        'v.a.r.i.a.n.t@example.com',
        'variant+a.b@example.com',
      ].map((each) => ({ email: each })),
      ...[
        '/api/auth/login',
        '/API/AUTH/LOGIN',
        '/api/Auth/Login/',
        '/api/Auth/Login?x=1',
        '/api/Auth/Logi%6e',
        '/api/Auth/Login?email=a',
        '/api/aUTH/lOGIN/?',
      ].map((url) => ({ url })),
      ...['PUT', 'GET'].map((value) => ({ headers: { 'x-http-method-override': value } })),
      ...['ar', 'en', 'fr'].map((value) => ({ headers: { 'accept-language': value } })),
    ];
    const letIn: string[] = [];
    for (const variant of variants) {
      const status = await ask(variant);
      if (![429, 400, 404].includes(status)) letIn.push(`${status} ${JSON.stringify(variant)}`);
    }
    // And of one network: all of its /64 together.
    for (let guess = 0; guess < 20; guess += 1)
      await ask({ email: `other-${guess}@example.com`, address: `2001:db8:1:2::${guess.toString(16)}` });
    const network = await Promise.all(
      ['2001:db8:1:2:ffff::1', '2001:db8:1:2:0:0:0:ff', '2001:0db8:0001:0002::abcd'].map((address) =>
        ask({ email: 'another@example.com', address }),
      ),
    );
    figure(`${variants.length + network.length} variants, ${letIn.length} raise the allowance`);
    expect(letIn).toEqual([]);
    expect(network).toEqual([429, 429, 429]);
    expect(variants.length + network.length).toBeGreaterThanOrEqual(40);
  } finally {
    await limited.close();
  }
});
