import { TOTP } from 'otpauth';
import { afterEach, expect, it, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { begunSecondFactorSchema, recoveryCodesSchema, secondFactorCalls } from '#contract/second-factor.ts';
import { signedInSchema } from '#contract/session.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
afterEach(() => vi.useRealTimers());

const PASSWORD = 'Scales-1001';
let made = 0;

/** A member of the staff of their own, signed in. */
async function newStaff() {
  made += 1;
  const email = `staff${made}@firm.example`;
  const body = {
    fullNameAr: 'سلمى وجدي',
    fullNameEn: 'Salma Wagdy',
    mobileNumber: '+966500000209',
    whatsAppNumber: '+966500000209',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: 'CustomerService',
  };
  const added = await host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body });
  const { id } = added.body.data as { id: number };
  const logIn = (code?: string, password = PASSWORD) =>
    host.call('POST', accountCalls.login, {
      body: { email, password, ...(code === undefined ? {} : { code }) },
    });
  const bearerOf = (answer: Awaited<ReturnType<typeof logIn>>) => ({
    authorization: `Bearer ${signedInSchema.parse(answer.body.data).accessToken}`,
  });
  const headers = bearerOf(await logIn());
  const post = (path: string, sent: object) => host.call('POST', path, { headers, body: sent });
  return { id, email, logIn, bearerOf, headers, post };
}
type Staff = Awaited<ReturnType<typeof newStaff>>;

const appOf = (secret: string) => new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

async function switchOn({ post }: Staff) {
  const begun = begunSecondFactorSchema.parse(
    (await post(secondFactorCalls.begin, { currentPassword: PASSWORD })).body.data,
  );
  const app = appOf(begun.secret);
  const code = app.generate();
  const confirmed = await post(secondFactorCalls.confirm, { code });
  const { recoveryCodes } = recoveryCodesSchema.parse(confirmed.body.data);
  return { ...begun, app, code, recoveryCodes };
}

it('whoever has none logs in as ever, and nothing is asked before it is confirmed', async () => {
  const staff = await newStaff();
  await staff.post(secondFactorCalls.begin, { currentPassword: PASSWORD });
  expect((await staff.logIn()).status).toBe(200);
  expect((await staff.post(secondFactorCalls.confirm, { code: '000000' })).status).toBe(400);
  expect((await staff.logIn()).status).toBe(200);
});

it('once it is on, the password alone opens nothing; a code of the app does, and each code once', async () => {
  const staff = await newStaff();
  const { app, code } = await switchOn(staff);
  const asked = await staff.logIn();
  expect([asked.status, asked.body.error?.code, asked.headers['set-cookie']]).toEqual([
    401,
    'secondFactorNeeded',
    undefined,
  ]);
  // The code that confirmed it is used up.
  expect((await staff.logIn(code)).body.error?.code).toBe('secondFactorWrong');
  later(30);
  const next = app.generate();
  const tries = await Promise.all([staff.logIn(next), staff.logIn(next), staff.logIn(next)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  // One step back is within the window, but older than what was taken.
  later(30);
  expect((await staff.logIn(next)).status).toBe(401);
});

it('a wrong password is told as ever, whether there is a second factor or not', async () => {
  const staff = await newStaff();
  const without = await staff.logIn(undefined, 'Wrong-1001');
  await switchOn(staff);
  const withIt = await staff.logIn('123456', 'Wrong-1001');
  expect([withIt.status, withIt.body]).toEqual([without.status, without.body]);
});

it('a recovery code opens once, in small letters and without its dash too', async () => {
  const staff = await newStaff();
  const { recoveryCodes } = await switchOn(staff);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = ''] = recoveryCodes;
  const typed = first.toLowerCase().replace('-', ' ');
  expect((await staff.logIn(typed)).status).toBe(200);
  expect((await staff.logIn(first)).status).toBe(401);
  const { body } = await host.call('GET', secondFactorCalls.read, { headers: staff.headers });
  expect(body.data).toEqual({ isOn: true, recoveryLeft: 9 });
});

it('after five wrong codes even the right one has to wait', async () => {
  const staff = await newStaff();
  const { recoveryCodes } = await switchOn(staff);
  for (let guess = 0; guess < 5; guess += 1) expect((await staff.logIn('AAAAAAAAAA')).status).toBe(401);
  const refused = await staff.logIn(recoveryCodes[0]);
  expect([refused.status, refused.body.error?.code]).toEqual([429, 'tooManyRequests']);
});

it('the database knows neither secret nor recovery codes, and a row moved to another account opens nothing', async () => {
  const [staff, other] = [await newStaff(), await newStaff()];
  const { secret, recoveryCodes, app } = await switchOn(staff);
  await switchOn(other);
  const { rows } = await pool.query('select s::text as row from second_factors s');
  for (const known of [secret, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(JSON.stringify(rows)).not.toContain(known);
  await pool.query(
    `update second_factors set secret = (select secret from second_factors where user_id = $1) where user_id = $2`,
    [staff.id, other.id],
  );
  later(30);
  expect((await other.logIn(app.generate())).body.error?.code).toBe('secondFactorWrong');
});

it('switching it on ends the other sessions, off wants password and code, and the audit names both', async () => {
  const staff = await newStaff();
  const elsewhere = staff.bearerOf(await staff.logIn());
  expect(
    (await host.call('POST', secondFactorCalls.begin, { headers: elsewhere, body: { currentPassword: 'x' } }))
      .body.error?.fields,
  ).toHaveProperty('currentPassword');
  const { recoveryCodes } = await switchOn(staff);
  expect((await host.call('GET', accountCalls.userInfo, { headers: elsewhere })).status).toBe(401);
  expect((await host.call('GET', accountCalls.userInfo, { headers: staff.headers })).status).toBe(200);
  expect((await staff.post(secondFactorCalls.begin, { currentPassword: PASSWORD })).status).toBe(409);
  const end = (currentPassword: string, code: string) =>
    staff.post(secondFactorCalls.end, { currentPassword, code });
  expect((await end('Wrong-1001', recoveryCodes[0] ?? '')).body.error?.fields).toHaveProperty(
    'currentPassword',
  );
  expect((await end(PASSWORD, '000000')).body.error?.fields).toHaveProperty('code');
  expect((await end(PASSWORD, recoveryCodes[0] ?? '')).status).toBe(200);
  expect((await staff.logIn()).status).toBe(200);
  const { rows } = await pool.query<{ operation: string }>(
    `select operation from audit_entries where user_id = $1 and operation like 'secondFactor%' order by id`,
    [staff.id],
  );
  expect(rows.map(({ operation }) => operation)).toEqual(['secondFactorOn', 'secondFactorOff']);
});

it('an Admin takes away somebody’s: their sessions end, the password is enough, the audit names the Admin; not the own', async () => {
  const staff = await newStaff();
  await switchOn(staff);
  const reset = (id: number, as: 'Admin' | 'CustomerService') =>
    host.call('POST', `/api/ApplicationUsers/ResetSecondFactor/${id}`, { as, body: {} });
  expect((await reset(staff.id, 'CustomerService')).status).toBe(403);
  expect((await reset(staff.id, 'Admin')).body.data).toMatchObject({ hasSecondFactor: false });
  expect((await host.call('GET', accountCalls.userInfo, { headers: staff.headers })).status).toBe(401);
  expect((await staff.logIn()).status).toBe(200);
  const { rows } = await pool.query(
    `select user_id from audit_entries where operation = 'resetSecondFactor' and record_id = $1`,
    [staff.id],
  );
  expect(rows).toEqual([{ user_id: await host.userIdOf('Admin') }]);
  expect((await reset(staff.id, 'Admin')).status).toBe(409);
  await pool.query('update users set has_second_factor = true where id = $1', [await host.userIdOf('Admin')]);
  expect((await reset(await host.userIdOf('Admin'), 'Admin')).status).toBe(403);
});

it('clients and visitors have no second factor', async () => {
  expect((await host.call('GET', secondFactorCalls.read, { as: 'User' })).status).toBe(403);
  expect((await host.call('GET', secondFactorCalls.read)).status).toBe(401);
});
