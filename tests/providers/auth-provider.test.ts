import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Session } from '#contract/session.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { verifyCodeCall } from '#providers/calls/account-calls.ts';
import { userInfoCall } from '#providers/calls/user-info-calls.ts';
import { sendCall } from '#providers/records/send-call.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import { liveToken } from '#providers/live/live-token.ts';
import { registerLive } from '#providers/live/live-registry.ts';
import { keepLanguage } from '#providers/i18n/language.ts';
import { refreshSession } from '#providers/session/refresh-session.ts';
import { resetEmail } from '#providers/session/reset-email.ts';
import { readNotice } from '#providers/session/session-notice.ts';
import { endSession, getSession, renewSession } from '#providers/session/session-store.ts';
import { faqs } from '#resources/faqs.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { tokenOf } from '#server/auth/invitations.ts';
import { createMailedCodes } from '#server/auth/mailed-codes.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

const { host, bridge } = await shareBridgedHost(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});
beforeEach(() => {
  keepLanguage('en');
  vi.spyOn(window.location, 'assign')
    .mockReset()
    .mockImplementation(() => undefined);
});

const login = { email: 'client@yamama-fustat.example', password: DEMO_PASSWORD };
const admin = { email: 'admin@yamama-fustat.example', password: DEMO_PASSWORD };
const call = (at: number) => bridge.calls[at];
const lines = () => bridge.calls.map(({ line }) => line);

async function signIn(form: { email: string; password: string } = login): Promise<Session> {
  await refused(authProvider.login(form));
  return getSession() as Session;
}
it('C-07 a login is told to the other tabs of the browser, which may belong to somebody else', async () => {
  const otherTab = new BroadcastChannel('session');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
  try {
    const { user, accessToken } = await signIn();
    expect(await heard).toMatchObject({ renewed: { accessToken, user: { id: user.id } } });
  } finally {
    otherTab.close();
  }
});

it('R163 a logout is told to the other tabs of the browser', async () => {
  const { user } = await signIn();
  const otherTab = new BroadcastChannel('session');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
  try {
    await authProvider.logout();
    expect(await heard).toEqual({ signedOut: user.id });
  } finally {
    otherTab.close();
  }
});

/** Its access token is too old; the cookie stays as it is. */
const age = () => renewSession({ ...(getSession() as Session), accessToken: 'too old' });
/** What anybody signed in may read. */
const readOwn = () => sendCall(userInfoCall(null));

const isSignedOutFor = (notice: string) => {
  expect(getSession()).toBeNull();
  expect(sessionStorage.getItem('auth-store')).toBeNull();
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('/login');
  expect(readNotice()).toBe(notice);
};
const isStillSignedIn = (session: Session) => {
  expect(getSession()).toEqual(session);
  expect(window.location.assign).not.toHaveBeenCalled();
};

describe('the account calls, at the real host', () => {
  it('R162 R173 R382 login is sent as JSON, starts the session that the host answers, and leads home', async () => {
    expect(await authProvider.login(login)).toEqual({ success: true, redirectTo: '/' });
    expect(call(0)?.line).toBe(`POST ${accountCalls.login}`);
    expect(call(0)?.headers.get('content-type')).toMatch(/^application\/json/);
    const session = getSession();
    expect(session).toMatchObject({ isAuthenticated: true, user: { email: login.email, lastRole: 'User' } });
    expect([...bridge.cookies.keys()]).toEqual(['refresh']);
    await authProvider.login(admin);
    expect(getSession()?.user.lastRole).toBe('Admin');
  });

  it.each([
    [admin, '/admin'],
    [{ ...admin, email: 'support@yamama-fustat.example' }, '/admin/requests'],
  ])('R382 login leads each role where it is at home: %o', async (form, home) => {
    expect(await authProvider.login(form)).toEqual({ success: true, redirectTo: home });
  });

  it("R382 a login that the host refuses is an answer with the host's words, and nobody is signed in", async () => {
    const { success, error, redirectTo } = await authProvider.login({ ...login, password: 'wrong-one' });
    expect([success, redirectTo]).toEqual([false, undefined]);
    expect(error).toBeInstanceOf(AppFailure);
    expect(error).toMatchObject({ message: 'Invalid email or password', statusCode: 401 });
    expect(getSession()).toBeNull();
    await expect(refused(authProvider.login({ ...login, password: 'wrong-one' }))).rejects.toEqual(error);
  });

  it('R182 R382 a registration signs in whom the host has taken, and says what it refuses by field', async () => {
    const form = { ...newAccount, email: 'new-client@example.com', branchId: null, consent: true as const };
    expect(await authProvider.register(form)).toEqual({ success: true, redirectTo: '/' });
    expect(getSession()?.user).toMatchObject({ email: form.email, lastRole: 'User' });
    endSession();
    const { success, error } = await authProvider.register(form);
    expect(success).toBe(false);
    expect(error).toMatchObject({ errors: { email: 'Email is already registered' } });
    expect(getSession()).toBeNull();
  });

  it('whoever is invited is told whom the link is for, and their first password signs them in', async () => {
    const email = 'invited-here@firm.example';
    const { body } = await host.call('POST', '/api/ApplicationUsers/AddWithRole', {
      as: 'Admin',
      body: {
        fullNameAr: 'هدى السالم',
        fullNameEn: 'Huda Alsalem',
        mobileNumber: '+966 50 000 0209',
        whatsAppNumber: '+966 50 000 0209',
        email,
        role: 'CustomerService',
        branchId: 1,
        isInvited: true,
      },
    });
    const { id } = z.looseObject({ id: z.number() }).parse(body.data);
    const { pool } = host.database;
    const { rows } = await pool.query<{ id: number }>('select id from invitations where user_id = $1', [id]);
    const { codes } = await loadSecrets(host.env);
    const token = (await tokenOf(pool, rows[0]?.id ?? 0, codes))?.token ?? '';
    const { readInvitation } = await import('#providers/session/account-requests.ts');
    expect(await readInvitation(token)).toMatchObject({ email, role: 'CustomerService' });
    const password = 'Scales-1001';
    const form = { token, newPassword: password, confirmPassword: password, consent: false };
    expect(await authProvider.register(form)).toEqual({ success: true, redirectTo: '/admin/requests' });
    expect(getSession()?.user).toMatchObject({ id, email, lastRole: 'CustomerService' });
  });

  it('R171 R172 the refresh is a POST without a body that lives on the cookie, and every one turns it over', async () => {
    const before = await signIn();
    const [cookie] = bridge.cookies.values();
    const renewed = await refreshSession();
    expect(call(1)?.line).toBe('POST /api/Auth/RefreshToken');
    expect(call(1)?.headers.get('content-type')).toBeNull();
    expect(call(1)?.headers.get('content-length') ?? '0').toBe('0');
    expect(renewed.user).toEqual(before.user);
    expect(bridge.cookies.get('refresh')).not.toBe(cookie);
  });

  it('R174 the refresh carries the token that it renews, also one that has run out; that of a new tab has none', async () => {
    const { accessToken } = await signIn();
    await refreshSession();
    age();
    await refreshSession();
    endSession();
    await refreshSession();
    expect(bridge.calls.slice(1).map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${accessToken}`,
      'Bearer too old',
      null,
    ]);
  });

  it('R180 GetUserInfo has no payload, carries the token, and brings both names', async () => {
    const { accessToken } = await signIn();
    const info = await readOwn();
    expect(call(1)?.line).toBe('GET /api/Auth/GetUserInfo');
    expect(call(1)?.headers.get('content-type')).toBeNull();
    expect(call(1)?.headers.get('authorization')).toBe(`Bearer ${accessToken}`);
    expect(info).toMatchObject({ fullNameAr: 'ريم الطويرقي', fullNameEn: 'Reem Al-Tuwairqi' });
  });

  it('R163 R174 R382 logout tells the host, the cookie is gone, and the login page is loaded anew', async () => {
    const { accessToken } = await signIn();
    // Refine has nothing left to do.
    expect(await authProvider.logout()).toEqual({ success: true });
    expect(call(1)?.line).toBe('POST /api/Auth/Logout');
    expect(call(1)?.headers.get('authorization')).toBe(`Bearer ${accessToken}`);
    expect(bridge.cookies.size).toBe(0);
    isSignedOutFor('loggedOut');
  });

  it('whoever logs out while the live connection is just being made ends it before the session', async () => {
    await signIn();
    let close = () => {};
    const stop = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (close = resolve)));
    const unregister = registerLive({ stop });
    const isOut = authProvider.logout();
    await expect.poll(() => stop).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines()).toEqual([`POST ${accountCalls.login}`]);
    close();
    await isOut;
    unregister();
    expect(call(1)?.line).toBe('POST /api/Auth/Logout');
    expect(getSession()).toBeNull();
  });

  it('R163 a live connection that does not end, or ends badly, keeps nobody from logging out', async () => {
    for (const stop of [() => new Promise<void>(() => {}), () => Promise.reject(new Error('it hangs'))]) {
      await signIn();
      const unregister = registerLive({ stop });
      await authProvider.logout();
      unregister();
      expect(getSession()).toBeNull();
      expect(bridge.calls.at(-1)?.line).toBe('POST /api/Auth/Logout');
    }
  });

  it('R9 R336 the words of a refusal are those of the saved language', async () => {
    const wrong = { ...login, password: 'wrong-one' };
    keepLanguage('ar');
    expect((await authProvider.login(wrong)).error).toMatchObject({
      status: 401,
      message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    });
    keepLanguage('en');
    expect((await authProvider.login(wrong)).error).toMatchObject({ message: 'Invalid email or password' });
    expect(bridge.calls.map(({ headers }) => headers.get('accept-language'))).toEqual(['ar', 'en']);
  });
});

describe('R382 onError', () => {
  const failure = (code: string, status: number) => new AppFailure({ code, status, message: 'Why' });

  it.each([
    ['sessionEnded', 401],
    ['noNewToken', 0],
  ])('ends the session after %s, and leaves nothing for Refine to do', async (code, status) => {
    await signIn();
    const error = failure(code, status);
    expect(await authProvider.onError(error)).toEqual({ error });
    isSignedOutFor('sessionEnded');
  });

  it.each([
    ['forbidden', 403],
    ['unauthenticated', 401],
    ['invalidCredentials', 401],
    ['notFound', 404],
    ['conflict', 409],
    ['serverError', 500],
    ['network', 0],
  ])('ends nothing after %s', async (code, status) => {
    const session = await signIn();
    const error = failure(code, status);
    expect(await authProvider.onError(error)).toEqual({ error });
    isStillSignedIn(session);
  });

  it('leads no visitor away, and makes an error of what is none', async () => {
    await authProvider.onError(failure('sessionEnded', 401));
    expect(window.location.assign).not.toHaveBeenCalled();
    const { error } = await authProvider.onError('sessionEnded');
    expect(error).toEqual(new Error('sessionEnded'));
  });

  it('R164 R183 R335 a refresh that the host refuses, as with a cookie that was used before, ends the session', async () => {
    await signIn();
    const [stolen = ''] = bridge.cookies.values();
    await refreshSession();
    await refreshSession();
    bridge.cookies.set('refresh', stolen);
    age();
    await expect(readOwn()).rejects.toMatchObject({ code: 'sessionEnded', statusCode: 401 });
    isSignedOutFor('sessionEnded');
  });

  it('R169 R393 a refresh that gives no token says so in both languages, and ends the session', async () => {
    for (const [language, words] of [
      ['en', 'No new access token received'],
      ['ar', 'لم يُستلم رمز دخول جديد'],
    ] as const) {
      keepLanguage(language);
      vi.mocked(window.location.assign).mockClear();
      await signIn();
      age();
      bridge.server.use(
        http.post(`*${accountCalls.refreshToken}`, () => HttpResponse.json({}), { once: true }),
      );
      await expect(readOwn()).rejects.toMatchObject({ code: 'noNewToken', message: words });
      isSignedOutFor('sessionEnded');
    }
  });

  it('R166 a 401 to the call that was made again ends the session, after one refresh', async () => {
    await signIn();
    bridge.server.use(
      http.get('*/api/Faqs/GetAll', () => HttpResponse.json({ isSuccess: false }, { status: 401 })),
    );
    await expect(dataProvider.getList({ resource: faqs.name })).rejects.toMatchObject({
      code: 'sessionEnded',
    });
    isSignedOutFor('sessionEnded');
    expect(lines().filter((line) => line.endsWith('RefreshToken'))).toHaveLength(1);
  });

  it('a file whose session has ended ends it on this side as any other call', async () => {
    await signIn();
    age();
    bridge.cookies.clear();
    const url = callPath(requests, requests.verbs.export);
    const { exportCall } = await import('#providers/calls/export-call.ts');
    const { listQueryOf } = await import('#contract/list-query.ts');
    await expect(
      sendCall({ ...exportCall(requests, { query: listQueryOf(requests), format: 'csv' }), url }),
    ).rejects.toMatchObject({ code: 'sessionEnded' });
    isSignedOutFor('sessionEnded');
  });

  it('R164 R335 a refresh for the live connection that the host refuses ends the session too', async () => {
    await signIn();
    bridge.cookies.clear();
    await expect(liveToken({ isRefused: true })).rejects.toMatchObject({ code: 'sessionEnded' });
    isSignedOutFor('sessionEnded');
  });

  it('R176 a 403 of the host leaves whoever is signed in where they are', async () => {
    const session = await signIn();
    await expect(dataProvider.getList({ resource: users.name })).rejects.toMatchObject({ statusCode: 403 });
    isStillSignedIn(session);
    expect(lines()).toHaveLength(2);
  });
});

describe('R382 whoever is signed in', () => {
  it('is told by getIdentity and getPermissions, and nobody is where nobody is', async () => {
    expect([await authProvider.getIdentity(), await authProvider.getPermissions()]).toEqual([null, null]);
    const { user } = await signIn(admin);
    expect(await authProvider.getIdentity()).toEqual(user);
    expect(await authProvider.getPermissions()).toBe('Admin');
  });
});

describe('R382 a password', () => {
  const account = { ...newAccount, branchId: null, consent: true as const };
  const next = { newPassword: 'Another-1447-way', confirmPassword: 'Another-1447-way' };

  async function codeFor(email: string): Promise<string> {
    // The host answers before it has looked whose address it is.
    const seed = await vi.waitFor(async () => {
      const { rows } = await host.database.pool.query<{ seed: string }>(
        `select payload->>'seed' as seed from outbox where payload->>'email' = $1 order by id desc limit 1`,
        [email],
      );
      return z.object({ seed: z.string() }).parse(rows[0]).seed;
    }, 20_000);
    return createMailedCodes((await loadSecrets(host.env)).codes).digitsOf(seed);
  }

  it('R17 R22 is asked for anew by forgotPassword, and set by the code of the mail', async () => {
    const email = 'forgetful@example.com';
    await refused(authProvider.register({ ...account, email }));
    endSession();
    expect(await authProvider.forgotPassword({ email })).toEqual({
      success: true,
      redirectTo: '/verify-otp',
    });
    expect(resetEmail()).toBe(email);
    const code = await codeFor(email);
    await sendCall(verifyCodeCall({ email, code }));
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const wrong = await authProvider.updatePassword({ email, code: other, ...next });
    expect(wrong.success).toBe(false);
    expect(wrong.error).toBeInstanceOf(AppFailure);
    // The way on stays open.
    expect(resetEmail()).toBe(email);
    expect(await authProvider.updatePassword({ email, code, ...next })).toEqual({
      success: true,
      redirectTo: '/login',
    });
    expect(resetEmail()).toBeNull();
    expect((await authProvider.login({ email, password: account.password })).success).toBe(false);
    expect((await authProvider.login({ email, password: next.newPassword })).success).toBe(true);
  });

  it('whose code could not be asked for is no way on, and why is said', async () => {
    bridge.server.use(http.post(`*${accountCalls.forgotPassword}`, () => HttpResponse.error()));
    const { success, error } = await authProvider.forgotPassword({ email: 'x@example.com' });
    expect([success, resetEmail()]).toEqual([false, null]);
    expect(error).toMatchObject({ code: 'network' });
  });

  it('R195 is changed by the present one, whoever is signed in stays so, and a wrong one is told by its field', async () => {
    const email = 'changing@example.com';
    await refused(authProvider.register({ ...account, email }));
    const wrong = await authProvider.updatePassword({ currentPassword: 'not-this-one', ...next });
    expect(wrong).toMatchObject({
      success: false,
      error: { errors: { currentPassword: 'The current password is incorrect' } },
    });
    expect(await authProvider.updatePassword({ currentPassword: account.password, ...next })).toEqual({
      success: true,
    });
    expect((await readOwn()).email).toBe(email);
    expect(window.location.assign).not.toHaveBeenCalled();
    endSession();
    expect((await authProvider.login({ email, password: account.password })).success).toBe(false);
    expect((await authProvider.login({ email, password: next.newPassword })).success).toBe(true);
  });
});

// Last: what is loaded after a new tab was opened is no part of this one any more.
describe('R382 check', () => {
  /** The modules as a tab of this browser that was just opened has them. */
  async function openTab() {
    await forgetPage();
    sessionStorage.clear();
    const [auth, store] = await Promise.all([
      import('#providers/session/auth-provider.ts'),
      import('#providers/session/session-store.ts'),
    ]);
    return { check: auth.authProvider.check, session: store.getSession };
  }

  it('sends whoever has no session to the login page, and asks the host nothing', async () => {
    expect(await authProvider.check()).toEqual({ authenticated: false, redirectTo: '/login' });
    expect(lines()).toEqual([]);
  });

  it('lets whoever has one through, and asks the host nothing either', async () => {
    await signIn();
    expect(await authProvider.check()).toEqual({ authenticated: true });
    expect(lines()).toHaveLength(1);
  });

  it('R178 waits in a tab without one for what the refresh cookie gives', async () => {
    const { user } = await signIn();
    const { check, session } = await openTab();
    expect(session()).toBeNull();
    expect(await check()).toEqual({ authenticated: true });
    expect(session()?.user).toEqual(user);
    expect(lines()).toEqual([`POST ${accountCalls.login}`, `POST ${accountCalls.refreshToken}`]);
  });

  it('sends on to the login page whose cookie gives none', async () => {
    await signIn();
    bridge.cookies.clear();
    const { check, session } = await openTab();
    expect(await check()).toEqual({ authenticated: false, redirectTo: '/login' });
    expect(session()).toBeNull();
    expect(lines()).toEqual([`POST ${accountCalls.login}`, `POST ${accountCalls.refreshToken}`]);
  });
});
