import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

const { bridge } = await shareBridgedHost(() => {
  localStorage.clear();
  sessionStorage.clear();
});
beforeEach(() => {
  vi.spyOn(window.location, 'assign')
    .mockReset()
    .mockImplementation(() => {});
});

const CLIENT = { email: 'client@yamama-fustat.example', password: DEMO_PASSWORD };
const ADMIN = { email: 'admin@yamama-fustat.example', password: DEMO_PASSWORD };
const LOGOUT = `POST ${accountCalls.logout}`;
const LOGIN_PAGE = { authenticated: false, redirectTo: '/login' };

/** A page of this browser that has just been opened, started as the program starts it. */
async function openPage() {
  await forgetPage();
  const [{ authProvider }, { getSession }, { retryPendingLogout }, { refreshSession }] = await Promise.all([
    import('#providers/session/auth-provider.ts'),
    import('#providers/session/session-store.ts'),
    import('#providers/session/pending-logout.ts'),
    import('#providers/session/refresh-session.ts'),
  ]);
  retryPendingLogout();
  return { ...authProvider, getSession, refreshSession };
}
const openTab = () => {
  sessionStorage.clear();
  return openPage();
};

/** What comes of a logout while the line is bad. */
const answerLogout = (answer: () => Promise<Response> | Response) =>
  bridge.server.use(http.post(`*${accountCalls.logout}`, answer));
const loseLogouts = () => answerLogout(() => HttpResponse.error());
const lineIsGood = () => bridge.server.resetHandlers();

it.each(['ar', 'en'])('R9 a logout is said in the language of the page: %s', async (language) => {
  localStorage.setItem('selectedLanguage', language);
  const page = await openPage();
  await page.login(CLIENT);
  await page.logout();
  const logout = bridge.calls.find(({ line }) => line === LOGOUT);
  expect(logout?.headers.get('accept-language')).toBe(language);
});

describe('a logout that the host has not heard', () => {
  it('does not let whoever comes next in as the one who logged out, and is said when the line is back', async () => {
    const page = await openPage();
    await page.login(CLIENT);
    loseLogouts();
    await page.logout();
    expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('/login');
    // The cookie is there, and the host would take it.
    expect(bridge.cookies.size).toBe(1);

    const next = await openTab();
    expect(await next.check()).toEqual(LOGIN_PAGE);
    expect(next.getSession()).toBeNull();
    lineIsGood();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => bridge.cookies.size).toBe(0);
    await expect.poll(() => localStorage.getItem('owedLogout')).toBeNull();
    expect(await next.check()).toEqual(LOGIN_PAGE);
  });

  it('is said by the next page that is opened, in nobody’s name', async () => {
    const page = await openPage();
    await page.login(CLIENT);
    loseLogouts();
    await page.logout();
    lineIsGood();
    await openTab();
    await expect.poll(() => bridge.cookies.size).toBe(0);
    expect(bridge.calls.at(-1)?.line).toBe(LOGOUT);
    expect(bridge.calls.at(-1)?.headers.get('authorization')).toBeNull();
  });

  it('is said before whoever comes next is logged in, and ends the session that was left', async () => {
    const page = await openPage();
    await page.login(CLIENT);
    const left = new Map(bridge.cookies);
    loseLogouts();
    await page.logout();
    lineIsGood();
    const before = bridge.calls.length;
    expect(await page.login(ADMIN)).toMatchObject({ success: true });
    expect(bridge.calls.slice(before).map(({ line }) => line)).toEqual([LOGOUT, 'POST /api/Auth/Login']);
    for (const [name, value] of left) bridge.cookies.set(name, value);
    expect(await (await openTab()).check()).toEqual(LOGIN_PAGE);
  });

  it('holds for whoever closes the browser meanwhile and has it open the same pages again', async () => {
    const page = await openPage();
    await page.login(CLIENT);
    answerLogout(() => new Promise<never>(() => {}));
    void page.logout();
    await expect.poll(() => localStorage.getItem('owedLogout')).toBe('true');
    lineIsGood();
    const { getSession } = await openPage();
    expect(getSession()).toBeNull();
    await expect.poll(() => bridge.cookies.size).toBe(0);
  });

  it('is left alone by a host that fails', async () => {
    const page = await openPage();
    await page.login(CLIENT);
    answerLogout(() => HttpResponse.json({}, { status: 503 }));
    await page.logout();
    expect(await (await openTab()).check()).toEqual(LOGIN_PAGE);
    expect(localStorage.getItem('owedLogout')).toBe('true');
  });

  it('does not take away the cookie of somebody else who logs in while it is still being said', async () => {
    const page = await openPage();
    await page.login(CLIENT);
    loseLogouts();
    await page.logout();
    let answer = () => {};
    const isToAnswer = new Promise<void>((resolve) => (answer = resolve));
    answerLogout(async () => {
      await isToAnswer;
      bridge.cookies.clear();
      return HttpResponse.json({ isSuccess: true, data: null });
    });
    const next = await openTab();
    const before = bridge.calls.length;
    const login = next.login(ADMIN);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(bridge.calls.slice(before).filter(({ line }) => line.includes('/Auth/Login'))).toEqual([]);
    answer();
    expect(await login).toMatchObject({ success: true });
    expect((await next.refreshSession()).user.email).toBe(ADMIN.email);
  });

  it('logs nobody out who has logged in since', async () => {
    const page = await openPage();
    await page.login(CLIENT);
    loseLogouts();
    await page.logout();
    const next = await openTab();
    await next.login(ADMIN);
    lineIsGood();
    window.dispatchEvent(new Event('online'));
    const later = await openTab();
    expect(await later.check()).toEqual({ authenticated: true });
    expect(later.getSession()?.user.email).toBe(ADMIN.email);
  });
});
