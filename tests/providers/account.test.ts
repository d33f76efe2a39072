import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { fetchUserInfo, signIn, signOut } from '#providers/account.ts';
import { tellRunning } from '#providers/live/running.ts';
import { keepLanguage } from '#providers/language.ts';
import { refreshSession } from '#providers/refresh-session.ts';
import { endSession, getSession } from '#providers/session-store.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

const { bridge } = await shareBridgedHost(endSession);
beforeEach(() => {
  keepLanguage('en');
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

const login = { email: 'client@yamama-fustat.example', password: DEMO_PASSWORD };
const call = (at: number) => bridge.calls[at];

describe('the account calls, at the real host', () => {
  it('R162 R173 login is sent as JSON and starts the session that the host answers', async () => {
    const session = await signIn(login);
    expect(call(0)?.line).toBe(`POST ${accountCalls.login}`);
    expect(call(0)?.headers.get('content-type')).toMatch(/^application\/json/);
    expect(getSession()).toEqual(session);
    expect(session).toMatchObject({ isAuthenticated: true, user: { email: login.email, lastRole: 'User' } });
    expect([...bridge.cookies.keys()]).toEqual(['refresh']);
  });

  it('R171 R172 the refresh is a POST without a body that lives on the cookie, and every one turns it over', async () => {
    const before = await signIn(login);
    const [cookie] = bridge.cookies.values();
    const renewed = await refreshSession();
    expect(call(1)?.line).toBe('POST /api/Auth/RefreshToken');
    expect(call(1)?.headers.get('content-type')).toBeNull();
    expect(call(1)?.headers.get('content-length') ?? '0').toBe('0');
    expect(call(1)?.headers.get('authorization')).toBeNull();
    expect(renewed.user).toEqual(before.user);
    expect(bridge.cookies.get('refresh')).not.toBe(cookie);
  });

  it('R180 GetUserInfo has no payload, carries the token, and brings both names', async () => {
    const { accessToken } = await signIn(login);
    const info = await fetchUserInfo();
    expect(call(1)?.line).toBe('GET /api/Auth/GetUserInfo');
    expect(call(1)?.headers.get('content-type')).toBeNull();
    expect(call(1)?.headers.get('authorization')).toBe(`Bearer ${accessToken}`);
    expect(info).toMatchObject({ fullNameAr: 'ريم الطويرقي', fullNameEn: 'Reem Al-Tuwairqi' });
  });

  it('R183 R164 a refresh with a cookie that was used before ends the session on this side too', async () => {
    await signIn(login);
    const [stolen = ''] = bridge.cookies.values();
    await refreshSession();
    await refreshSession();
    bridge.cookies.set('refresh', stolen);
    await expect(refreshSession()).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toBeNull();
    expect(sessionStorage.getItem('auth-store')).toBeNull();
  });

  it('R163 logout tells the host, and the cookie is gone', async () => {
    await signIn(login);
    await signOut();
    expect(call(1)?.line).toBe('POST /api/Auth/Logout');
    expect(bridge.cookies.size).toBe(0);
    expect(getSession()).toBeNull();
    expect(window.location.assign).toHaveBeenCalledWith('/login');
  });

  it('whoever logs out while the live connection is just being made ends it before the session', async () => {
    await signIn(login);
    let close = () => {};
    const stop = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (close = resolve)));
    const tellStopped = tellRunning({ stop });
    const isOut = signOut();
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bridge.calls.map(({ line }) => line)).toEqual([`POST ${accountCalls.login}`]);
    close();
    await isOut;
    tellStopped();
    expect(call(1)?.line).toBe('POST /api/Auth/Logout');
    expect(getSession()).toBeNull();
  });

  it('R163 a live connection that does not end, or ends badly, keeps nobody from logging out', async () => {
    for (const stop of [() => new Promise<void>(() => {}), () => Promise.reject(new Error('it hangs'))]) {
      await signIn(login);
      const tellStopped = tellRunning({ stop });
      await signOut();
      tellStopped();
      expect(getSession()).toBeNull();
      expect(bridge.calls.at(-1)?.line).toBe('POST /api/Auth/Logout');
    }
  });

  it('R9 R336 the words of a refusal are those of the saved language', async () => {
    keepLanguage('ar');
    await expect(signIn({ ...login, password: 'wrong-one' })).rejects.toMatchObject({
      status: 401,
      message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    });
    keepLanguage('en');
    await expect(signIn({ ...login, password: 'wrong-one' })).rejects.toMatchObject({
      message: 'Invalid email or password',
    });
    expect(bridge.calls.map(({ headers }) => headers.get('accept-language'))).toEqual(['ar', 'en']);
  });
});
