import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInSchema } from '#contract/session.ts';
import { type AccountHost, newAccount, startAccountHost } from '#tests/support/account-host.ts';

let host: AccountHost;
/** On which accounts are there already. */
let open: AccountHost;
beforeAll(async () => {
  host = await startAccountHost({ env: { REGISTRATION_CODE: 'on' } });
  open = await startAccountHost();
});
afterAll(async () => {
  await host.close();
  await open.close();
});

let email: string;
let people = 0;
beforeEach(async () => {
  // The wait between two codes is about one account; each test has its own.
  people += 1;
  email = `person-${people}@example.com`;
});

const form = (more: object = {}) => ({ body: { ...newAccount, email, ...more } });
const accounts = async () =>
  (await host.pool.query('select from users where email = $1', [email])).rowCount ?? 0;
const jobs = async (kind: string) =>
  (await host.pool.query(`select from outbox where kind = $1 and payload->>'email' = $2`, [kind, email]))
    .rowCount ?? 0;

/** Opens an account as people do, with the code of the mail. */
async function register(more: object = {}) {
  expect((await host.call('register', form(more))).code).toBe('emailCodeNeeded');
  return host.call('register', form({ ...more, code: await host.codeFor(email) }));
}

describe('registering proves the address', () => {
  it('the first try has a code mailed and stores nobody; the second brings it, and is signed in', async () => {
    const first = await host.call('register', form());
    expect([first.status, first.code]).toEqual([401, 'emailCodeNeeded']);
    expect(first.cookie).toBe('');
    expect([await accounts(), await jobs('registrationCode')]).toEqual([0, 1]);
    const second = await host.call('register', form({ code: await host.codeFor(email) }));
    expect(second.status).toBe(200);
    expect(signedInSchema.parse(second.data).user).toMatchObject({ email, lastRole: 'User' });
    expect(second.cookie).not.toBe('');
  });

  it('an address that has an account is answered like any other, until its mail was read', async () => {
    await host.pool.query(
      `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, password_hash, language, role)
       values ('', 'Sara', $1, '+966501234567', '+966501234567', 'x', 'ar', 'User')`,
      [email],
    );
    const free = await host.call('register', {
      body: { ...newAccount, email: `free-${email}` },
      headers: { 'accept-language': 'en' },
    });
    const taken = await host.call('register', { ...form(), headers: { 'accept-language': 'en' } });
    expect([taken.status, taken.raw]).toEqual([free.status, free.raw]);
    const proved = await host.call('register', form({ code: await host.codeFor(email) }));
    expect([proved.status, proved.code]).toEqual([409, 'emailTaken']);
  });

  it('a wrong code opens nothing, five of them end the right one too', async () => {
    await host.call('register', form());
    const right = await host.codeFor(email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      expect((await host.call('register', form({ code: wrong }))).code).toBe('codeInvalid');
    expect((await host.call('register', form({ code: right }))).code).toBe('codeInvalid');
    expect(await accounts()).toBe(0);
  });

  it('a code that is too old opens nothing', async () => {
    await host.call('register', form());
    await host.pool.query(`update password_codes set expires_at = now() where email = $1`, [email]);
    const late = await host.call('register', form({ code: await host.codeFor(email) }));
    expect(late.code).toBe('codeInvalid');
  });

  it('a code opens one account: of ten tries at once, one succeeds', async () => {
    await host.call('register', form());
    const code = await host.codeFor(email);
    const tries = await Promise.all(Array.from({ length: 10 }, () => host.call('register', form({ code }))));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accounts()).toBe(1);
  });

  it('a code for something else is none', async () => {
    await host.call('forgotPassword', { body: { email } });
    const code = await host.codeFor(email);
    expect((await host.call('register', form({ code }))).code).toBe('codeInvalid');
  });

  it('a name in one language is enough, in none it is not', async () => {
    const { status, data } = await register({ fullNameEn: '' });
    expect(status).toBe(200);
    expect(signedInSchema.parse(data).user.name).toBe(newAccount.fullNameAr);
    const { error } = await host.call('register', form({ fullNameAr: ' ', fullNameEn: undefined }));
    expect(error?.fields).toMatchObject({
      fullNameAr: { code: 'oneLanguage' },
      fullNameEn: { code: 'oneLanguage' },
    });
  });
});

describe('whether somebody has read a mail at the address of an account', () => {
  const proven = async (on: AccountHost) =>
    (await on.pool.query('select proven_email as proof from users where email = $1', [email])).rows;

  it('is known from the code of a registration, and not where none was asked for', async () => {
    await register();
    expect(await proven(host)).toEqual([{ proof: email }]);
    await open.register({ email });
    expect(await proven(open)).toEqual([{ proof: null }]);
  });

  it('is known from a login by code', async () => {
    await open.register({ email });
    await open.call('sendLoginCode', { body: { email } });
    await open.call('loginWithCode', { body: { email, code: await open.codeFor(email) } });
    expect(await proven(open)).toEqual([{ proof: email }]);
  });

  it('is known from a new password by code, and not from the check of the code', async () => {
    await open.register({ email });
    await open.call('forgotPassword', { body: { email } });
    const code = await open.codeFor(email);
    await open.call('verifyCode', { body: { email, code } });
    expect(await proven(open)).toEqual([{ proof: null }]);
    const newPassword = 'Sidr-1447';
    await open.call('resetPassword', { body: { email, code, newPassword, confirmPassword: newPassword } });
    expect(await proven(open)).toEqual([{ proof: email }]);
  });
});

describe('logging in with a mailed code', () => {
  const ask = (more: object = {}) => open.call('sendLoginCode', { body: { email, ...more } });
  const logIn = (code: string) => open.call('loginWithCode', { body: { email, code } });

  it('a client asks for one and is signed in, once', async () => {
    await open.register({ email });
    expect((await ask()).status).toBe(200);
    const code = await open.codeFor(email);
    const answer = await logIn(code);
    expect(answer.status).toBe(200);
    expect(signedInSchema.parse(answer.data).user.email).toBe(email);
    expect(answer.cookie).not.toBe('');
    expect((await logIn(code)).code).toBe('codeInvalid');
  });

  it('asking says nothing about the account: unknown, of staff, suspended or a client’s', async () => {
    await open.register({ email });
    const known = await ask();
    const unknown = await open.call('sendLoginCode', { body: { email: `nobody-${email}` } });
    expect([unknown.status, unknown.raw]).toEqual([known.status, known.raw]);
  });

  it.each([
    ['staff', `role = 'CustomerService'`],
    ['an Admin', `role = 'Admin'`],
    ['who kept the second factor of staff', 'has_second_factor = true'],
    ['somebody suspended', 'is_suspended = true'],
    ['somebody deleted', 'deleted_at = now()'],
  ])('%s is never let in by a code', async (_who, change) => {
    await open.register({ email });
    await open.pool.query(`update users set ${change} where email = $1`, [email]);
    await ask();
    expect((await logIn(await open.codeFor(email))).code).toBe('codeInvalid');
  });

  it('a code for a new password does not log in, and the other way round', async () => {
    await open.register({ email });
    await open.call('forgotPassword', { body: { email } });
    expect((await logIn(await open.codeFor(email))).code).toBe('codeInvalid');
    const other = `other-${email}`;
    await open.register({ email: other });
    await ask({ email: other });
    const body = { email: other, code: await open.codeFor(other) };
    expect((await open.call('verifyCode', { body })).code).toBe('codeInvalid');
  });
});

it('R184 a second code within the minute is refused, whichever way it is asked for', async () => {
  await host.call('register', form());
  for (const name of ['sendLoginCode', 'forgotPassword'] as const)
    expect((await host.call(name, { body: { email } })).code).toBe('tooManyRequests');
  expect((await host.call('register', form())).code).toBe('tooManyRequests');
});
