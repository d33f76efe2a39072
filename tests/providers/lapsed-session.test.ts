import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeHost, ok, refused, signedIn } from '#tests/support/browser-fake-host.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { sessionOf } from '#tests/support/session-of.ts';

const LOGIN = '/api/Auth/Login';
const SAVE = '/api/Faqs/Update';
const form = { email: 'sara@example.com', password: 'Palm-and-river-77' };
const assign = vi.fn();

beforeEach(async () => {
  await forgetPage();
  sessionStorage.clear();
  localStorage.clear();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

/** A page that somebody writes into, as its session ends: nothing renews it, and a login gives the token `t2`. */
async function lapse({ isHeld = true } = {}) {
  const ended = refused(401, 'sessionEnded', '');
  let isPasswordRight = true;
  let good = 't2';
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  fakeHost(async ({ path, headers }) => {
    if (path === LOGIN) return isPasswordRight ? signedIn(good) : refused(401, 'invalidCredentials', 'No');
    if (path === SAVE) await arrived;
    return headers['authorization'] === `Bearer ${good}` ? ok('data') : ended;
  });
  const [{ call, dataAnswer }, store, { holdPage }, { lapsedSession }, { authProvider }] = await Promise.all([
    import('#providers/http/http.ts'),
    import('#providers/session/session-store.ts'),
    import('#providers/browser/held-page.ts'),
    import('#providers/session/lapsed-session.ts'),
    import('#providers/session/auth-provider.ts'),
  ]);
  store.startSession(sessionOf('t1'));
  const letGo = holdPage();
  if (!isHeld) letGo();
  const shown: boolean[] = [];
  const stop = lapsedSession.subscribe(() => shown.push(lapsedSession.current() !== null));
  const answer = dataAnswer(z.string());
  const get = () => call({ method: 'GET', path: '/api/Faqs/GetAll', answer });
  const calls = Promise.allSettled([get(), get()]).then((ends) => ends.map(({ status }) => status));
  return {
    ...store,
    login: () => authProvider.login(form),
    calls,
    shown,
    stop,
    /** The session that was signed in to ends, too: the next login gives the token `t4`. */
    endAgain: () => (good = 't4'),
    /** A save that comes to the host when it is said. */
    late: { save: async () => (await call({ method: 'POST', path: SAVE, answer })).data, arrive },
    refusePassword: (isRefused: boolean) => (isPasswordRight = !isRefused),
    asked: () =>
      vi.waitFor(() => {
        const lapsed = lapsedSession.current();
        if (!lapsed) throw new Error('Nobody is asked');
        return lapsed;
      }, 20_000),
    isAsked: () => lapsedSession.current() !== null,
  };
}

describe('a session that ends while somebody writes', () => {
  it('R382 is taken up by the login of the auth provider, and what was under way goes on once they are back', async () => {
    const { asked, calls, getSession, isAsked, login, shown } = await lapse();
    const { user } = await asked();
    expect(user).toEqual(sessionOf('t1').user);
    // Nothing leads away from the page.
    expect(await login()).toEqual({ success: true });
    expect(await calls).toEqual(['fulfilled', 'fulfilled']);
    expect(getSession()?.accessToken).toBe('t2');
    expect(isAsked()).toBe(false);
    expect(shown).toEqual([true, false]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is asked for again after a wrong password', async () => {
    const { asked, calls, isAsked, login, refusePassword } = await lapse();
    await asked();
    refusePassword(true);
    expect(await login()).toMatchObject({ success: false, error: { code: 'invalidCredentials' } });
    expect(isAsked()).toBe(true);
    refusePassword(false);
    await login();
    expect(await calls).toEqual(['fulfilled', 'fulfilled']);
  });

  it('is over for who goes to the login page instead', async () => {
    const { asked, calls, getSession } = await lapse();
    (await asked()).giveUp();
    expect(await calls).toEqual(['rejected', 'rejected']);
    expect(getSession()).toBeNull();
    expect(assign).toHaveBeenCalledWith('/login');
  });

  it('comes back from another tab that signed in meanwhile, and by nothing less than a new token', async () => {
    const { asked, calls, isAsked, renewSession } = await lapse();
    await asked();
    renewSession(sessionOf('t1'));
    expect(isAsked()).toBe(true);
    renewSession(sessionOf('t2'));
    expect(await calls).toEqual(['fulfilled', 'fulfilled']);
    expect(isAsked()).toBe(false);
  });

  it('is over where another tab signed out', async () => {
    const { asked, calls, endSession, isAsked } = await lapse();
    await asked();
    endSession();
    expect(await calls).toEqual(['rejected', 'rejected']);
    expect(isAsked()).toBe(false);
  });

  it('is not taken up as that of somebody else who has signed in meanwhile, and theirs goes on', async () => {
    const { asked, calls, getSession, isAsked, startSession } = await lapse();
    await asked();
    startSession(sessionOf('t3', 8));
    expect(await calls).toEqual(['rejected', 'rejected']);
    expect(isAsked()).toBe(false);
    expect(getSession()).toEqual(sessionOf('t3', 8));
    expect(assign).not.toHaveBeenCalled();
  });

  it('led to the login page when it ended beside a save that was sent by the token before', async () => {
    const { asked, calls, login, endAgain, renewSession, late } = await lapse();
    await asked();
    await login();
    await calls;
    const saved = late.save();
    renewSession(sessionOf('t3'));
    endAgain();
    late.arrive();
    await asked();
    await login();
    expect(await saved).toBe('data');
    expect(assign).not.toHaveBeenCalled();
  });

  it('is told to nobody who has stopped listening, and asked for no more once nothing is open', async () => {
    const listening = await lapse();
    listening.stop();
    (await listening.asked()).giveUp();
    expect(listening.shown).toEqual([]);
    await forgetPage();
    const { calls, isAsked } = await lapse({ isHeld: false });
    expect(await calls).toEqual(['rejected', 'rejected']);
    expect(isAsked()).toBe(false);
  });
});
