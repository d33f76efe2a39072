import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailedCodes } from '#server/auth/mailed-codes.ts';
import { sweep } from '#server/housekeeping.ts';
import { type AccountHost, newAccount, startAccountHost } from '#tests/support/account-host.ts';

let host: AccountHost;
let kicks = 0;
beforeAll(async () => {
  host = await startAccountHost({ onKick: () => (kicks += 1) });
});
afterAll(() => host.close());

const english = { 'accept-language': 'en' };
const NEW = 'Sidr-1447';
let accounts = 0;

/** An account that asked for a code; the code is given too. */
async function asked() {
  accounts += 1;
  const email = `forgetful-${accounts}@example.com`;
  const account = await host.register({ email });
  expect((await host.call('forgotPassword', { body: { email } })).status).toBe(200);
  return { ...account, email, code: await host.codeFor(email) };
}
const verify = (email: string, code: string) =>
  host.call('verifyCode', { body: { email, code }, headers: english });
const reset = (email: string, code: string, password = NEW) =>
  host.call('resetPassword', {
    body: { email, code, newPassword: password, confirmPassword: password },
    headers: english,
  });
const canLogIn = async (email: string, password: string) =>
  (await host.call('login', { body: { email, password } })).status === 200;
const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

it('R185 a code, its check and a new password: then the new one signs in and the old one does not', async () => {
  const { email, code, password, token, cookie } = await asked();
  expect((await verify(email, code)).status).toBe(200);
  expect((await reset(email, code)).status).toBe(200);
  expect(await canLogIn(email, NEW)).toBe(true);
  expect(await canLogIn(email, password)).toBe(false);
  expect((await host.call('userInfo', { token })).status).toBe(401);
  expect((await host.call('refreshToken', { cookie })).status).toBe(401);
  expect((await reset(email, code, 'Ghaf-1447')).code).toBe('codeInvalid');
});

it('R187 a code written in Arabic-Indic digits or with spaces is the same code; letters are refused', async () => {
  const { email, code } = await asked();
  const eastern = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await verify(email, eastern)).status).toBe(200);
  expect((await verify(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  for (const bad of ['12345', '1234567', '12345a', '１２３٤٥x'])
    expect([bad, (await verify(email, bad)).error?.fields?.['code']?.code]).toEqual([bad, 'codeLength']);
  expect((await verify(email, ' ')).error?.fields?.['code']?.code).toBe('codeRequired');
});

it('R192 a wrong and an expired code are answered with the same sentence', async () => {
  const { email, code } = await asked();
  const first = await verify(email, wrong(code));
  expect([first.status, first.error?.description]).toEqual([
    400,
    'The verification code is invalid or has expired',
  ]);
  await host.pool.query(`update password_codes set expires_at = now() where email = $1`, [email]);
  expect((await verify(email, code)).raw).toBe(first.raw);
});

it('A-04 R191 a code lives ten minutes, and the next one ends it', async () => {
  const { email, code } = await asked();
  const { rows } = await host.pool.query<{ minutes: number }>(
    `select extract(epoch from expires_at - sent_at) / 60 as minutes from password_codes where email = $1`,
    [email],
  );
  expect(rows[0]?.minutes).toBeCloseTo(10, 3);
  const next = createMailedCodes(host.secrets.codes);
  const client = await host.pool.connect();
  const seed = await next.create(client, email);
  client.release();
  expect((await verify(email, code)).code).toBe('codeInvalid');
  expect((await verify(email, next.digitsOf(seed))).status).toBe(200);
});

it('A-02 R191 after five wrong guesses the right code is dead, one by one or 200 at once', async () => {
  const slow = await asked();
  for (let guess = 0; guess < 5; guess += 1) await verify(slow.email, wrong(slow.code));
  expect((await verify(slow.email, slow.code)).code).toBe('codeInvalid');

  const fast = await asked();
  for (let guess = 0; guess < 5; guess += 1) await verify(fast.email, wrong(fast.code));
  const answers = await Promise.all(Array.from({ length: 200 }, () => verify(fast.email, fast.code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
  const { rows } = await host.pool.query('select attempts from password_codes where email = $1', [
    fast.email,
  ]);
  expect(rows).toEqual([{ attempts: 5 }]);
});

it('A-01 R191 guesses at the check and at the reset are counted together', async () => {
  const { email, code, password } = await asked();
  await verify(email, code);
  await verify(email, wrong(code));
  for (let guess = 0; guess < 4; guess += 1) await reset(email, wrong(code));
  expect((await reset(email, code)).code).toBe('codeInvalid');
  expect((await verify(email, code)).code).toBe('codeInvalid');
  expect(await canLogIn(email, password)).toBe(true);
});

it('R191 R192 after four typing errors the right code was taken, and called invalid at the new password', async () => {
  const { email, code } = await asked();
  for (let guess = 0; guess < 4; guess += 1) await verify(email, wrong(code));
  for (let again = 0; again < 3; again += 1) expect((await verify(email, code)).status).toBe(200);
  expect((await reset(email, code, email)).code).toBe('validation');
  expect((await reset(email, code)).status).toBe(200);
  expect(await canLogIn(email, NEW)).toBe(true);
});

it('A-02 R191 of guesses that come together the wrong ones are counted, and no right one', async () => {
  const { email, code } = await asked();
  const guesses = Array.from({ length: 40 }, (_, at) => verify(email, at % 10 === 9 ? wrong(code) : code));
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(36);
  const { rows } = await host.pool.query('select attempts from password_codes where email = $1', [email]);
  expect(rows).toEqual([{ attempts: 4 }]);
});

it('A-02 R191 of 200 right submissions at once, one sets the password', async () => {
  const { email, code } = await asked();
  await verify(email, code);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => reset(email, code, `Nakheel-2${index}`)),
  );
  const done = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(done).toHaveLength(1);
  expect(await canLogIn(email, `Nakheel-2${done[0]}`)).toBe(true);
});

it('A-10 R185 without a verified code of the same address nothing is set', async () => {
  const first = await asked();
  const second = await asked();
  expect((await reset(first.email, first.code)).code).toBe('codeInvalid');
  await verify(second.email, second.code);
  expect((await reset(first.email, second.code)).code).toBe('codeInvalid');
  expect((await reset('never-asked@example.com', second.code)).code).toBe('codeInvalid');
  expect(await canLogIn(first.email, first.password)).toBe(true);
  expect(await canLogIn(second.email, second.password)).toBe(true);
});

it('R188 R189 the new password is held against the policy and the names of the account', async () => {
  const { email, code } = await asked();
  await verify(email, code);
  const issue = (answer: Awaited<ReturnType<typeof reset>>) => answer.error?.fields?.['newPassword']?.code;
  expect(issue(await reset(email, code, 'abcde'))).toBe('passwordMin');
  expect(issue(await reset(email, code, email))).toBe('passwordIsIdentity');
  expect(issue(await reset(email, code, newAccount.fullNameEn))).toBe('passwordIsIdentity');
  expect((await reset(email, code)).status).toBe(200);
});

it('A-03 R196 a known and an unknown address get the same bytes, and leave the same rows', async () => {
  const { email } = await host.register({ email: 'exists@example.com' }).then(({ user }) => user);
  const ask = async (address: string) => {
    const { raw, status, headers } = await host.call('forgotPassword', { body: { email: address } });
    const { date: _date, ...others } = headers;
    const rows = await host.pool.query(
      `select (select count(*) from password_codes where email = $1) as codes,
         (select count(*) from outbox where payload->>'email' = $1) as jobs`,
      [address],
    );
    return { raw, status, others, rows: rows.rows };
  };
  const before = kicks;
  const known = await ask(email);
  expect(await ask('missing@example.com')).toEqual(known);
  expect(known.rows).toEqual([{ codes: 1, jobs: 1 }]);
  expect(kicks - before).toBe(2);
  const guesses = await Promise.all([verify(email, '000000'), verify('missing@example.com', '000000')]);
  expect(guesses[0].raw).toBe(guesses[1].raw);
});

it('R185 an unknown or suspended account sets no password even with the right code', async () => {
  const { email, code, user } = await asked();
  await verify(email, code);
  await host.pool.query('update users set is_suspended = true where id = $1', [user.id]);
  expect((await reset(email, code)).code).toBe('codeInvalid');
});

it('A-04 R191 neither the code nor anything it can be read from is stored without the secret', async () => {
  const { email, code } = await asked();
  const { rows } = await host.pool.query(
    `select c::text as code, o.payload::text as job from password_codes c, outbox o
     where c.email = $1 and o.payload->>'email' = $1`,
    [email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].code).not.toContain(code);
  expect(rows[0].job).not.toContain(code);
  const stranger = createMailedCodes(new Uint8Array(32));
  expect(stranger.digitsOf('any seed')).not.toBe(createMailedCodes(host.secrets.codes).digitsOf('any seed'));
});

it('A-04 R187 codes are six digits, each as likely as any other', () => {
  const { digitsOf } = createMailedCodes(host.secrets.codes);
  const draws = 20_000;
  const codes = Array.from({ length: draws }, (_, draw) => digitsOf(`seed ${draw}`));
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  const counts = [0, 1, 2, 3, 4, 5].map((place) =>
    [...'0123456789'].map((digit) => codes.filter((code) => code[place] === digit).length),
  );
  for (const places of counts) {
    const expected = draws / 10;
    const chiSquare = places.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 9 degrees of freedom, p = 0.0001.
    expect(chiSquare).toBeLessThan(33.72);
  }
});

it('R191 codes and sessions that are long over are removed', async () => {
  const { email, cookie } = await asked();
  await host.pool.query(`update password_codes set sent_at = now() - interval '25 hours' where email = $1`, [
    email,
  ]);
  const id = cookie.slice('refresh='.length).split('.')[0];
  await host.pool.query(`update sessions set expires_at = now() - interval '31 days' where id = $1`, [id]);
  const count = async () => {
    const { rows } = await host.pool.query(
      `select (select count(*) from password_codes where email = $1)
         + (select count(*) from sessions where id = $2) as left`,
      [email, id],
    );
    return rows[0].left;
  };
  expect(await count()).toBe(2);
  await sweep(host.pool);
  expect(await count()).toBe(0);
});
