import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeHost, ok, refused, signedIn } from '#tests/support/browser-fake-host.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { sessionOf } from '#tests/support/session-of.ts';

const REFRESH = '/api/Auth/RefreshToken';
const DATA = '/api/Faqs/GetAll';
const expired = refused(401, 'unauthenticated', 'Please log in first');

async function open(token: string | null) {
  const [http, store, { refreshSession }] = await Promise.all([
    import('#providers/http/http.ts'),
    import('#providers/session/session-store.ts'),
    import('#providers/session/refresh-session.ts'),
  ]);
  if (token !== null) store.startSession(sessionOf(token));
  const get = () =>
    http.call({ method: 'GET', path: DATA, answer: http.dataAnswer(z.string()) }).then(({ data }) => data);
  return { ...http, ...store, refreshSession, get };
}
type Opened = Awaited<ReturnType<typeof open>>;
const assign = vi.fn();
const reload = vi.fn();

beforeEach(async () => {
  await forgetPage();
  sessionStorage.clear();
  localStorage.clear();
  assign.mockReset();
  reload.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

/** The locks that tabs share, for those who wait their turn. */
function locksOfOneBrowser() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: vi.fn<(name: string, options: unknown, task: () => Promise<unknown>) => Promise<unknown>>(
      (_name, _options, task) => (last = last.then(task, task)),
    ),
  };
}

/** Knows one good token; a refresh gives it. */
const hostWith = (good: string) =>
  fakeHost(({ path, headers }) => {
    if (path === REFRESH) return signedIn(good);
    return headers['authorization'] === `Bearer ${good}` ? ok('data') : expired;
  });

describe('a call', () => {
  it('R9 R172 R174 carries language, cookies and the token', async () => {
    localStorage.setItem('selectedLanguage', 'en');
    const host = hostWith('t1');
    await (await open('t1')).get();
    expect(host.calls[0]).toMatchObject({ withCredentials: true });
    expect(host.calls[0]?.headers).toMatchObject({ 'accept-language': 'en', authorization: 'Bearer t1' });
  });

  it('R174 carries no authorization header without a token', async () => {
    const host = fakeHost(() => ok('data'));
    await (await open(null)).get();
    expect(host.calls[0]?.headers).not.toHaveProperty('authorization');
    expect(host.calls[0]?.headers['accept-language']).toBe('ar');
  });

  it('R165 answered 401 is replayed once after one refresh', async () => {
    const host = hostWith('t2');
    const { get, getSession } = await open('t1');
    await expect(get()).resolves.toBe('data');
    expect(host.to(REFRESH)).toHaveLength(1);
    expect(host.to(REFRESH)[0]?.body).toBeUndefined();
    expect(host.to(DATA).map((call) => call.headers['authorization'])).toEqual(['Bearer t1', 'Bearer t2']);
    expect(getSession()?.accessToken).toBe('t2');
  });

  it('S-01 R167 R168 fifty at once, all answered 401, refresh once and are replayed with the new token, a hundred times', async () => {
    let good = 't1';
    const host = fakeHost(({ path, headers }) => {
      if (path === REFRESH) return signedIn(good);
      return headers['authorization'] === `Bearer ${good}` ? ok('data') : expired;
    });
    const { get, getSession } = await open('t1');
    for (let round = 2; round <= 101; round += 1) {
      good = `t${round}`;
      host.calls.length = 0;
      const answers = await Promise.all(Array.from({ length: 50 }, get));
      expect(answers).toEqual(Array.from({ length: 50 }, () => 'data'));
      expect(host.to(REFRESH)).toHaveLength(1);
      expect(host.to(DATA).filter((call) => call.headers['authorization'] === `Bearer ${good}`)).toHaveLength(
        50,
      );
      expect(host.to(DATA)).toHaveLength(100);
      expect(getSession()?.accessToken).toBe(good);
    }
    expect(assign).not.toHaveBeenCalled();
  });

  it('R167 a late 401 of an old token takes the token that is there already', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    let first = true;
    const host = fakeHost(async ({ path, headers }) => {
      if (path === REFRESH) return signedIn('t2');
      if (headers['authorization'] === 'Bearer t2') return ok('data');
      if (first) {
        first = false;
        await late;
      }
      return expired;
    });
    const { get } = await open('t1');
    const slow = get();
    await get();
    release();
    await expect(slow).resolves.toBe('data');
    expect(host.to(REFRESH)).toHaveLength(1);
  });

  it('R166 replayed and answered 401 again is not refreshed a second time, and signs out', async () => {
    const host = fakeHost(({ path }) => (path === REFRESH ? signedIn('t2') : expired));
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect(host.to(REFRESH)).toHaveLength(1);
    expect(host.to(DATA)).toHaveLength(2);
    expect(getSession()).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  });

  it('R164 R335 whose session cannot be refreshed signs out with a full load of /login', async () => {
    const host = fakeHost(() => expired);
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect(host.to(REFRESH)).toHaveLength(1);
    expect(getSession()).toBeNull();
    expect(sessionStorage.getItem('auth-store')).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  });

  it('S-05 R169 a refresh answer without a token says so, signs out and goes to /login', async () => {
    localStorage.setItem('selectedLanguage', 'en');
    fakeHost(({ path }) => (path === REFRESH ? ok({}) : expired));
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toThrow('No new access token received');
    expect(getSession()).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  });

  it.each([
    ['token at the top', { token: 't2' }],
    ['accessToken at the top', { accessToken: 't2' }],
    ['token in data', { data: { token: 't2' } }],
    ['accessToken in data', { data: { accessToken: 't2' } }],
  ])('R170 the refresh answer may hold %s', async (_, body) => {
    const { id, name, email, lastRole, branchId } = sessionOf('t1').user;
    fakeHost(({ path, headers }) => {
      if (path === REFRESH) return { status: 200, body };
      if (headers['authorization'] !== 'Bearer t2') return expired;
      return ok(path === '/api/Auth/GetUserInfo' ? { id, name, email, lastRole, branchId } : 'data');
    });
    const { get, getSession } = await open('t1');
    await expect(get()).resolves.toBe('data');
    expect(getSession()).toEqual(sessionOf('t2'));
  });

  it('R170 R178 the session that a token alone brings to a new tab outlives a reload', async () => {
    const { user } = sessionOf('t9');
    fakeHost(({ path }) => (path === REFRESH ? { status: 200, body: { token: 't9' } } : ok(user)));
    await open(null);
    const { restoreSession } = await import('#providers/session/restore-session.ts');
    await restoreSession();
    vi.resetModules();
    const { getSession } = await open(null);
    expect(getSession()).toMatchObject({ accessToken: 't9', user });
  });

  it.each([400, 403])('R164 a refresh refused with %i ends the session and says so', async (status) => {
    fakeHost(({ path }) => (path === REFRESH ? { status, body: {} } : expired));
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toMatchObject({ code: 'sessionEnded' });
    expect(getSession()).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  });

  it('R167 a renewed token is told to the other tabs, and since when somebody reads stays as it was', async () => {
    hostWith('t2');
    const { get, sessionBegan, sessionGeneration } = await open('t1');
    const before = [sessionBegan(), sessionGeneration()];
    const otherTab = new BroadcastChannel('session');
    const heard = new Promise((resolve) => {
      otherTab.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    });
    try {
      await get();
      expect(await heard).toMatchObject({ renewed: { accessToken: 't2', user: { id: 7 } } });
      expect([sessionBegan(), sessionGeneration()]).toEqual(before);
    } finally {
      otherTab.close();
    }
  });

  it('R169 a refresh answer with the token alone ends the session where nobody can be told by it', async () => {
    fakeHost(({ path }) => (path === REFRESH ? { status: 200, body: { token: 't2' } } : expired));
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toMatchObject({ code: 'noNewToken' });
    expect(getSession()).toBeNull();
  });

  describe('of whoever cannot renew their session', () => {
    /** A host that answers visitors, and whoever has a good token. */
    const openHost = (refresh: ReturnType<typeof refused> | 'no answer') =>
      fakeHost(({ path, headers }) => {
        if (path === REFRESH) return refresh;
        return headers['authorization'] === undefined ? ok('data') : expired;
      });
    const at = (path: string) => window.history.replaceState(null, '', path);
    afterEach(() => at('/'));

    it.each([
      ['is over', refused(401, 'sessionEnded', '')],
      ['is renewed without a token', ok({})],
      ['is asked for while the host is restarted', refused(503, 'serverError', '')],
      ['is asked for without a line', 'no answer'],
    ] as const)('R165 a page for everybody failed where its session %s', async (_why, refresh) => {
      const host = openHost(refresh);
      at('/FAQClient');
      const { get, getSession } = await open('t1');
      await expect(get()).resolves.toBe('data');
      expect(host.to(REFRESH)).toHaveLength(1);
      expect(host.to(DATA).map(({ headers }) => headers['authorization'])).toEqual(['Bearer t1', undefined]);
      // What needs the session ends it.
      expect(getSession()?.accessToken).toBe('t1');
      expect(assign).not.toHaveBeenCalled();
    });

    it.each(['/admin/articles', '/profile'])(
      'R164 R165 a screen of theirs, as %s, shows nothing that a visitor would be shown',
      async (path) => {
        const host = openHost(refused(401, 'sessionEnded', ''));
        at(path);
        await expect((await open('t1')).get()).rejects.toMatchObject({ code: 'sessionEnded' });
        expect(host.to(DATA)).toHaveLength(1);
        expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
      },
    );

    it('R164 what they send is not sent as a visitor', async () => {
      const host = openHost(refused(401, 'sessionEnded', ''));
      const { call, doneAnswer } = await open('t1');
      const sent = call({ method: 'POST', path: DATA, body: {}, answer: doneAnswer });
      await expect(sent).rejects.toMatchObject({ code: 'sessionEnded' });
      expect(host.to(DATA)).toHaveLength(1);
    });
  });

  it('R165 is replayed also in a browser without locks between its tabs', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    try {
      hostWith('t2');
      await expect((await open('t1')).get()).resolves.toBe('data');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('R165 is replayed also in a browser whose tabs cannot tell each other anything', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    try {
      hostWith('t2');
      await expect((await open('t1')).get()).resolves.toBe('data');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('R167 takes the token that another tab has renewed while this one waited for its turn', async () => {
    const host = hostWith('t2');
    let comeOn = () => {};
    const turn = new Promise<void>((resolve) => (comeOn = resolve));
    const request = vi.fn<(name: string, options: unknown, task: () => Promise<unknown>) => Promise<unknown>>(
      (_name, _options, task) => turn.then(task),
    );
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    try {
      const { get, renewSession } = await open('t1');
      const work = get();
      await vi.waitFor(() => expect(request).toHaveBeenCalledOnce(), { timeout: 10_000 });
      renewSession(sessionOf('t2'));
      comeOn();
      await expect(work).resolves.toBe('data');
      expect(host.to(REFRESH)).toHaveLength(0);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('R165 goes ahead after four seconds where another tab, which is frozen, keeps the turn', async () => {
    const host = hostWith('t2');
    const request = vi.fn<(name: string, options: { signal: AbortSignal }) => Promise<never>>(
      (_name, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new DOMException('Waited', 'AbortError'))),
        ),
    );
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    const { get } = await open('t1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const work = get();
      await vi.waitFor(() => expect(request).toHaveBeenCalledOnce(), { timeout: 10_000 });
      expect(host.to(REFRESH)).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(4_000);
      await expect(work).resolves.toBe('data');
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    }
  });

  it('the account before came back for whoever signed in while its session was being renewed', async () => {
    const waiting: (() => void)[] = [];
    const host = fakeHost(async ({ path, headers }) => {
      if (path === DATA) return headers['authorization'] === 'Bearer t1' ? expired : ok('data');
      if (path !== REFRESH) return signedIn('t3', 8);
      await new Promise<void>((answer) => waiting.push(answer));
      return signedIn('t2', 7);
    });
    vi.stubGlobal('navigator', { onLine: true, locks: locksOfOneBrowser() });
    try {
      const { get, getSession } = await open('t1');
      const { authProvider } = await import('#providers/session/auth-provider.ts');
      const work = get();
      await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 10_000 });
      const login = authProvider.login({ email: 'a@b.co', password: 'x' });
      const isWaiting = () => expect(navigator.locks.request).toHaveBeenCalledTimes(2);
      await vi.waitFor(isWaiting, { timeout: 10_000 });
      expect(host.to('/api/Auth/Login')).toHaveLength(0);
      waiting[0]?.();
      expect(await login).toMatchObject({ success: true });
      await expect(work).resolves.toBe('data');
      expect(getSession()?.accessToken).toBe('t3');
      expect(host.calls.map(({ path }) => path).filter((path) => path !== DATA)).toEqual([
        REFRESH,
        '/api/Auth/Login',
      ]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('whoever signed in was signed out by a call of the account before, or that call was made in their name', async () => {
    const answers: Record<string, (() => void)[]> = {};
    const held = (path: string) => new Promise<void>((go) => (answers[path] ??= []).push(go));
    const LOGIN = '/api/Auth/Login';
    const host = fakeHost(async ({ path, headers }) => {
      if (path === LOGIN) await held(LOGIN);
      if (path === LOGIN) return signedIn('t3', 8);
      if (path === REFRESH) return signedIn('t2', 7);
      if (headers['authorization'] === 'Bearer t1' && host.to(DATA).length === 2) await held(DATA);
      return headers['authorization'] === 'Bearer t1' ? expired : ok('data');
    });
    vi.stubGlobal('navigator', { onLine: true, locks: locksOfOneBrowser() });
    try {
      const { get, getSession } = await open('t1');
      const { authProvider } = await import('#providers/session/auth-provider.ts');
      const login = authProvider.login({ email: 'a@b.co', password: 'x' });
      await vi.waitFor(() => expect(answers[LOGIN]).toHaveLength(1), { timeout: 10_000 });
      const [early, late] = [get(), get()].map((call) => call.catch(({ code }: { code: string }) => code));
      const isWaiting = () => expect(navigator.locks.request).toHaveBeenCalledTimes(2);
      await vi.waitFor(isWaiting, { timeout: 10_000 });
      answers[LOGIN]?.[0]?.();
      expect(await login).toMatchObject({ success: true });
      answers[DATA]?.[0]?.();
      expect([await early, await late]).toEqual(['unauthenticated', 'unauthenticated']);
      expect(getSession()).toMatchObject({ accessToken: 't3', user: { id: 8 } });
      expect(assign).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('R176 answered 403 refreshes nothing and ends nothing', async () => {
    const host = fakeHost(() => refused(403, 'forbidden', 'No'));
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toMatchObject({ status: 403, message: 'No' });
    expect(host.to(REFRESH)).toHaveLength(0);
    expect(getSession()?.accessToken).toBe('t1');
    expect(assign).not.toHaveBeenCalled();
  });

  it('R177 of a visitor answered 401 stays on the page', async () => {
    const host = fakeHost(() => expired);
    await expect((await open(null)).get()).rejects.toMatchObject({ status: 401 });
    expect(host.to(REFRESH)).toHaveLength(0);
    expect(assign).not.toHaveBeenCalled();
  });

  it('C-14 a wrong password never starts a refresh', async () => {
    const host = fakeHost(() => refused(401, 'invalidCredentials', 'Invalid email or password'));
    await open('t1');
    const { authProvider } = await import('#providers/session/auth-provider.ts');
    const { success, error } = await authProvider.login({ email: 'a@b.co', password: 'x' });
    expect([success, error?.message]).toEqual([false, 'Invalid email or password']);
    expect(host.to(REFRESH)).toHaveLength(0);
  });

  it('C-14 a wrong password is sent once, also where tabs wait for each other', async () => {
    const host = fakeHost(() => refused(401, 'invalidCredentials', 'Invalid email or password'));
    vi.stubGlobal('navigator', { onLine: true, locks: locksOfOneBrowser() });
    try {
      await open(null);
      const { authProvider } = await import('#providers/session/auth-provider.ts');
      expect(await authProvider.login({ email: 'a@b.co', password: 'x' })).toMatchObject({ success: false });
      expect(host.to('/api/Auth/Login')).toHaveLength(1);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([408, 429, 500, 502, 503, 504])(
    'whoever works while the host is restarted is not logged out by its %i, and goes on when it is back',
    async (status) => {
      let isBack = false;
      fakeHost(({ path, headers }) => {
        if (path === REFRESH) return isBack ? signedIn('t2') : { status, body: '<html>Bad gateway</html>' };
        return headers['authorization'] === 'Bearer t2' ? ok('data') : expired;
      });
      const { get, getSession } = await open('t1');
      await expect(get()).rejects.toMatchObject({ status });
      expect(getSession()?.accessToken).toBe('t1');
      expect(assign).not.toHaveBeenCalled();
      isBack = true;
      await expect(get()).resolves.toBe('data');
    },
  );

  it('whoever works while the host is restarted is not logged out when it cannot say who they are', async () => {
    fakeHost(({ path }) => {
      if (path === REFRESH) return { status: 200, body: { token: 't2' } };
      return path === '/api/Auth/GetUserInfo' ? refused(503, 'serverError', '') : expired;
    });
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toMatchObject({ status: 503 });
    expect(getSession()?.accessToken).toBe('t1');
  });

  it('without an answer from the refresh the session is kept', async () => {
    localStorage.setItem('selectedLanguage', 'en');
    fakeHost(({ path }) => (path === REFRESH ? 'no answer' : expired));
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toThrow('Failed to connect to the server');
    expect(getSession()?.accessToken).toBe('t1');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a session', () => {
  /** A tab that hears what another one of its browser says. */
  async function openBesideAnother(token: string | null = 't1') {
    fakeHost(() => ok('data'));
    const { getSession } = await open(token);
    const { listenToOtherTabs } = await import('#providers/session/session-channel.ts');
    listenToOtherTabs();
    return { getSession, otherTab: new BroadcastChannel('session') };
  }

  it('R163 signed out in one tab is over in the others of this browser, and nobody else’s is', async () => {
    const { getSession, otherTab } = await openBesideAnother();
    try {
      for (const message of [{ signedOut: 99 }, 'nonsense']) otherTab.postMessage(message);
      otherTab.postMessage({ renewed: sessionOf('t2') });
      await expect.poll(() => getSession()?.accessToken).toBe('t2');
      expect(assign).not.toHaveBeenCalled();
      sessionStorage.setItem('draft:panel:7:edit:faqs:1:a', 'What the one who was signed in has typed');
      otherTab.postMessage({ signedOut: 7 });
      await expect.poll(() => getSession()).toBeNull();
      // The login page says why one stands before it; nothing else stays.
      expect(Object.keys(sessionStorage).toSorted()).toEqual(['sessionNotice', 'sessionWayBack']);
      const { readNotice } = await import('#providers/session/session-notice.ts');
      expect(readNotice()).toBe('loggedOut');
      expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
    } finally {
      otherTab.close();
    }
  });

  it('C-07 of a tab went on with its rights after somebody else had logged in in another one', async () => {
    const { getSession, otherTab } = await openBesideAnother();
    try {
      sessionStorage.setItem('draft:panel:7:edit:faqs:1:a', 'What the one who was signed in has typed');
      otherTab.postMessage({ renewed: sessionOf('b1', 99) });
      await expect.poll(() => getSession()).toBeNull();
      expect(JSON.stringify(sessionStorage)).not.toContain('has typed');
      expect(reload).toHaveBeenCalledOnce();
      const { readNotice } = await import('#providers/session/session-notice.ts');
      expect(readNotice()).toBe('otherUser');
    } finally {
      otherTab.close();
    }
  });

  it('of another tab is nothing to the page of a visitor, who reads on', async () => {
    const { getSession, otherTab } = await openBesideAnother(null);
    try {
      for (const message of [{ renewed: sessionOf('b1', 99) }, { signedOut: 99 }])
        otherTab.postMessage(message);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(getSession()).toBeNull();
      expect([reload.mock.calls, assign.mock.calls]).toEqual([[], []]);
    } finally {
      otherTab.close();
    }
  });

  it('C-03 that was ended while its refresh was under way never comes back', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const host = fakeHost(async ({ path }) => {
      if (path !== REFRESH) return expired;
      await gate;
      return signedIn('t2');
    });
    const { get, getSession, endSession } = await open('t1');
    const call = get().catch(({ code }: { code: string }) => code);
    await vi.waitFor(() => expect(host.to(REFRESH)).toHaveLength(1), { timeout: 10_000 });
    endSession();
    release();
    expect(await call).toBe('sessionEnded');
    expect(getSession()).toBeNull();
    expect(sessionStorage.getItem('auth-store')).toBeNull();
  });

  it('refreshed as somebody else is dropped and the page loaded anew, and nothing runs as them', async () => {
    const host = fakeHost(({ path }) => (path === REFRESH ? signedIn('b1', 99) : expired));
    const { get, getSession } = await open('t1');
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    expect(host.calls.some((call) => call.headers['authorization'] === 'Bearer b1')).toBe(false);
    const { readNotice } = await import('#providers/session/session-notice.ts');
    expect(readNotice()).toBe('otherUser');
  });

  it('R178 of the refresh cookie is restored in a tab that has none, asked for once', async () => {
    const host = fakeHost(() => signedIn('t9'));
    const { getSession, sessionBegan } = await open(null);
    const { restoreSession } = await import('#providers/session/restore-session.ts');
    await Promise.all([restoreSession(), restoreSession()]);
    expect(getSession()?.accessToken).toBe('t9');
    expect(host.to(REFRESH)).toHaveLength(1);
    // It is older than this page.
    expect(sessionBegan()).toBe(0);
  });

  it('R178 whoever asks while the cookie is still asked waits for its session, and calls carry its token', async () => {
    const host = hostWith('t9');
    const { get } = await open(null);
    const { authProvider } = await import('#providers/session/auth-provider.ts');
    const answers = await Promise.all([authProvider.check(), authProvider.check(), get()]);
    expect(answers).toEqual([{ authenticated: true }, { authenticated: true }, 'data']);
    expect(host.to(DATA).map(({ headers }) => headers['authorization'])).toEqual(['Bearer t9']);
  });

  it('R178 a line that stalls keeps nobody waiting for longer than eight seconds', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const host = fakeHost(async () => {
      await isAnswered;
      return signedIn('t9');
    });
    const { getSession } = await open(null);
    const { authProvider } = await import('#providers/session/auth-provider.ts');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const checked = authProvider.check();
      await vi.waitFor(() => expect(host.to(REFRESH)).toHaveLength(1), { timeout: 10_000 });
      await vi.advanceTimersByTimeAsync(8_000);
      expect(await checked).toEqual({ authenticated: false, redirectTo: '/login' });
    } finally {
      vi.useRealTimers();
    }
    // The session is taken when it comes.
    answer();
    await vi.waitFor(() => expect(getSession()?.accessToken).toBe('t9'), { timeout: 10_000 });
  });

  it.each([
    ['logged in here', ({ startSession }: Opened) => startSession(sessionOf('t1'))],
    ['logged out in another tab', () => localStorage.setItem('owedLogout', 'true')],
  ] as const)(
    'a cookie whose answer was lost is not asked again for whoever has %s meanwhile',
    async (_what, happen) => {
      const host = fakeHost(() => 'no answer');
      const page = await open(null);
      const { restoreSession } = await import('#providers/session/restore-session.ts');
      const restored = restoreSession();
      await vi.waitFor(() => expect(host.to(REFRESH)).toHaveLength(1), { timeout: 10_000 });
      happen(page);
      window.dispatchEvent(new Event('online'));
      await restored;
      expect(host.to(REFRESH)).toHaveLength(1);
    },
  );

  it.each(['no answer', refused(503, 'serverError', '')] as const)(
    'whoever opens a link of a mail is not taken for a visitor because one call was lost: %j',
    async (lost) => {
      const host = fakeHost(() => (host.calls.length === 1 ? lost : signedIn('t9')));
      const { getSession } = await open(null);
      const { authProvider } = await import('#providers/session/auth-provider.ts');
      expect(await authProvider.check()).toEqual({ authenticated: true });
      expect(getSession()?.accessToken).toBe('t9');
    },
  );

  it('whoever opens a link of a mail without a line is signed in when the line is back', async () => {
    let isOnline = false;
    const host = fakeHost(() => (isOnline ? signedIn('t9') : 'no answer'));
    const { getSession } = await open(null);
    const { isRestoring, restoreSession } = await import('#providers/session/restore-session.ts');
    await restoreSession();
    expect([host.calls.length, getSession()]).toEqual([3, null]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    // A form for guests stays on its page meanwhile.
    expect(isRestoring()).toBe(false);
    await vi.waitFor(() => expect(getSession()?.accessToken).toBe('t9'), { timeout: 10_000 });
  });

  it('a visitor whose cookie is refused is asked for it once', async () => {
    const host = fakeHost(() => expired);
    await open(null);
    const { restoreSession } = await import('#providers/session/restore-session.ts');
    await restoreSession();
    window.dispatchEvent(new Event('online'));
    expect(host.to(REFRESH)).toHaveLength(1);
  });

  it('R162 R163 starts with login and ends with a full load of /login, also when the host is away', async () => {
    localStorage.setItem('forgotPasswordEmail', 'a@b.co');
    fakeHost(({ path }) => (path === '/api/Auth/Login' ? signedIn('t1') : 'no answer'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { getSession } = await open(null);
    const { authProvider } = await import('#providers/session/auth-provider.ts');
    await authProvider.login({ email: 'a@b.co', password: 'x' });
    expect(getSession()).toEqual(sessionOf('t1'));
    // P-02: nor is what was searched for left to whoever comes next.
    for (const name of ['heldChanges:1', 'listPlace:requests:1', 'shownView:requests', 'draft:contact'])
      sessionStorage.setItem(name, 'SearchTerm=Sara');
    await authProvider.logout();
    expect(JSON.stringify(sessionStorage)).not.toContain('Sara');
    vi.unstubAllGlobals();
    const { readNotice } = await import('#providers/session/session-notice.ts');
    expect(readNotice()).toBe('loggedOut');
    expect(getSession()).toBeNull();
    expect(localStorage.getItem('forgotPasswordEmail')).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  });
});
