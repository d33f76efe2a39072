import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedInSchema } from '#contract/session.ts';
import { CONSENT_VERSION } from '#server/privacy/consents.ts';
import { type AccountHost, newAccount, startAccountHost } from '#tests/support/account-host.ts';

// Works as ever, and counts.
vi.mock('@node-rs/argon2', { spy: true });

let host: AccountHost;
beforeAll(async () => {
  host = await startAccountHost();
});
afterAll(() => host.close());

const english = { 'accept-language': 'en' };
const login = (email: string, password: string, headers: Record<string, string> = english) =>
  host.call('login', { body: { email, password }, headers });
const rowOf = async (email: string) => {
  const { rows } = await host.pool.query('select * from users where email = $1', [email]);
  return rows[0];
};

describe('registration', () => {
  it('R181 whoever registers becomes a User, whatever else the body asks for', async () => {
    const greedy = { role: 'Admin', lastRole: 'Admin', Role: 'Admin', isSuspended: true, id: 1, roleId: 3 };
    const { user, token } = await host.register({ email: 'greedy@example.com', ...greedy });
    expect(user.lastRole).toBe('User');
    expect(await rowOf('greedy@example.com')).toMatchObject({ role: 'User', is_suspended: false });
    expect((await host.call('userInfo', { token })).data).toMatchObject({ lastRole: 'User' });
  });

  it('R182 registering signs in, and keeps which terms were agreed to and when', async () => {
    const account = await host.register({ email: 'New.Client@Example.com' });
    expect(account.user).toMatchObject({ email: 'new.client@example.com', name: newAccount.fullNameAr });
    expect((await host.call('userInfo', { token: account.token })).status).toBe(200);
    expect((await host.call('refreshToken', { cookie: account.cookie })).status).toBe(200);
    const row = await rowOf('new.client@example.com');
    expect(row.consent_version).toBe(CONSENT_VERSION);
    expect(Date.now() - Date.parse(row.consented_at)).toBeLessThan(60_000);
  });

  it('R290 R338 a second account with the address, in any spelling, is refused in both languages', async () => {
    await host.register({ email: 'taken@example.com' });
    const again = (headers: Record<string, string>) =>
      host.call('register', { body: { ...newAccount, email: ' TAKEN@example.com ' }, headers });
    const inEnglish = await again(english);
    expect([inEnglish.status, inEnglish.code]).toEqual([409, 'emailTaken']);
    expect(inEnglish.error?.description).toBe('Email is already registered');
    expect(inEnglish.error?.fields?.['email']?.code).toBe('emailTaken');
    expect((await again({ 'accept-language': 'ar' })).error?.description).toBe(
      'البريد الإلكتروني مسجّل بالفعل',
    );
  });

  it('D-06 R290 of 20 registrations at once with one address, one succeeds', async () => {
    const body = { ...newAccount, email: 'race@example.com' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => host.call('register', { body })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('R188 R189 a short, common, own-name or mistyped password is refused, as is missing consent', async () => {
    const issues = async (more: object) => {
      const { status, error } = await host.call('register', {
        body: { ...newAccount, email: 'weak@example.com', ...more },
      });
      expect(status).toBe(400);
      return Object.fromEntries(Object.entries(error?.fields ?? {}).map(([key, { code }]) => [key, code]));
    };
    const both = (password: string) => ({ password, confirmPassword: password });
    expect(await issues(both('abcde'))).toEqual({ password: 'passwordMin' });
    expect(await issues(both('qwerty123'))).toEqual({ password: 'passwordCommon' });
    expect(await issues(both('weak@example.com'))).toEqual({ password: 'passwordIsIdentity' });
    expect(await issues({ confirmPassword: 'Nakheel-1447' })).toEqual({
      confirmPassword: 'passwordMismatch',
    });
    expect(await issues({ consent: false })).toEqual({ consent: 'consentRequired' });
    expect(await issues({ branchId: 999_999 })).toEqual({ branchId: 'referenceMissing' });
    expect(await rowOf('weak@example.com')).toBeUndefined();
  });
});

describe('login', () => {
  it('A-03 R162 R336 the right password signs in, any other answer is the same sentence', async () => {
    const { password } = await host.register({ email: 'known@example.com' });
    const right = await login(' Known@Example.com', password);
    expect(right.status).toBe(200);
    expect(signedInSchema.parse(right.data).user).toMatchObject({ name: newAccount.fullNameEn });

    const wrong = await login('known@example.com', 'Nakheel-1447');
    const unknown = await login('nobody@example.com', 'Nakheel-1447');
    await host.register({ email: 'suspended@example.com' });
    await host.pool.query(`update users set is_suspended = true where email = 'suspended@example.com'`);
    const suspended = await login('suspended@example.com', password);
    expect([wrong.status, wrong.error?.description]).toEqual([401, 'Invalid email or password']);
    expect([unknown.raw, suspended.raw]).toEqual([wrong.raw, wrong.raw]);
    expect([unknown.setCookie, suspended.setCookie]).toEqual(['', '']);
  });

  it('A-03 R336 an unknown address costs what a wrong password does: one hash of the same cost', async () => {
    await host.register({ email: 'timed@example.com' });
    const costs: unknown[] = [];
    for (const email of ['timed@example.com', 'nobody@example.com']) {
      vi.mocked(verify).mockClear();
      await login(email, 'Nakheel-1447');
      costs.push(
        vi.mocked(verify).mock.calls.map(([hash]) => String(hash).match(/^\$argon2id\$.*?,p=\d+/)?.[0]),
      );
    }
    expect(costs).toEqual([['$argon2id$v=19$m=19456,t=2,p=1'], ['$argon2id$v=19$m=19456,t=2,p=1']]);
  });

  it('R182 a body with an unknown key or without a password is refused, field by field', async () => {
    const { error } = await host.call('login', { body: { email: 'x', role: 'Admin' }, headers: english });
    expect(error?.fields).toMatchObject({
      email: { code: 'emailInvalid' },
      password: { code: 'passwordRequired' },
      role: { code: 'unknownField' },
    });
    for (const body of ['[]', '"x"', '5', 'null'])
      expect([body, (await host.call('login', { body })).code]).toEqual([body, 'validation']);
    expect((await host.call('login', { body: '{"email":' })).code).toBe('malformed');
  });

  it('R376 the database holds Argon2id with 19 MiB, two passes, one thread', async () => {
    await host.register({ email: 'hashed@example.com' });
    const { password_hash: hash } = await rowOf('hashed@example.com');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('R180 R375 the account is told in the reader’s language, without anything secret', async () => {
    const { token } = await host.register({ email: 'me@example.com' });
    const { data, raw } = await host.call('userInfo', { token, headers: english });
    expect(data).toMatchObject({
      name: newAccount.fullNameEn,
      fullNameAr: newAccount.fullNameAr,
      mobileNumber: newAccount.mobileNumber,
      lastRole: 'User',
    });
    expect(raw).not.toMatch(/argon2|hash/i);
    expect((await host.call('userInfo')).code).toBe('unauthenticated');
  });

  it('the account keeps the language that a page was last opened in, at login and at refresh', async () => {
    const { cookie, password, token } = await host.register({ email: 'reader@example.com' });
    const kept = async () => (await rowOf('reader@example.com')).language;
    expect(await kept()).toBe('ar');
    await host.call('refreshToken', { cookie, headers: english });
    expect(await kept()).toBe('en');
    await host.call('refreshToken', { cookie });
    expect(await kept()).toBe('en');
    // An old tab in the other language, which goes on by itself.
    await host.call('refreshToken', { cookie, token, headers: { 'accept-language': 'ar' } });
    expect(await kept()).toBe('en');
    await login('reader@example.com', password, { 'accept-language': 'ar' });
    expect(await kept()).toBe('ar');
  });
});

describe('changing the own password', () => {
  const change = (token: string, more: object = {}) =>
    host.call('changePassword', {
      token,
      body: {
        currentPassword: newAccount.password,
        newPassword: 'Sidr-1447',
        confirmPassword: 'Sidr-1447',
        ...more,
      },
      headers: english,
    });

  it('S-08 R376 it ends all other sessions and keeps this one', async () => {
    const here = await host.register({ email: 'changing@example.com' });
    const there = signedInSchema.parse((await login('changing@example.com', here.password)).data);
    expect((await host.call('userInfo', { token: there.token })).status).toBe(200);
    expect((await change(here.token)).status).toBe(200);
    expect((await host.call('userInfo', { token: there.token })).status).toBe(401);
    expect((await host.call('userInfo', { token: here.token })).status).toBe(200);
    expect((await host.call('refreshToken', { cookie: here.cookie })).status).toBe(200);
    expect((await login('changing@example.com', here.password)).status).toBe(401);
    expect((await login('changing@example.com', 'Sidr-1447')).status).toBe(200);
  });

  it('R195 a wrong current password is a problem of that field, not a 401', async () => {
    const { token } = await host.register();
    const answer = await change(token, { currentPassword: 'Nakheel-1447' });
    expect([answer.status, answer.code]).toEqual([400, 'validation']);
    expect(answer.error?.fields?.['currentPassword']?.message).toBe('The current password is incorrect');
    expect((await change(token, { newPassword: 'abc' })).error?.fields).toHaveProperty('newPassword');
    const ownName = newAccount.fullNameEn.toUpperCase();
    const named = await change(token, { newPassword: ownName, confirmPassword: ownName });
    expect(named.error?.fields?.['newPassword']?.code).toBe('passwordIsIdentity');
    expect((await host.call('changePassword', { body: {} })).code).toBe('unauthenticated');
  });

  it('S-08 R376 of two changes at once, one succeeds', async () => {
    const { token } = await host.register();
    const answers = await Promise.all([
      change(token),
      change(token, { newPassword: 'Ghaf-1447', confirmPassword: 'Ghaf-1447' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});
