import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionSchema } from '#contract/session.ts';
import { readSession } from '#providers/session/session-shape.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { sessionOf } from '#tests/support/session-of.ts';

const KEY = 'auth-store';
const open = () => import('#providers/session/session-store.ts');

beforeEach(async () => {
  await forgetPage();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the session of a tab', () => {
  it('R134 R135 is kept in session storage under auth-store with the stated fields', async () => {
    (await open()).startSession(sessionOf('t1'));
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    expect(Object.keys(stored.state).sort()).toEqual(
      ['accessToken', 'isAuthenticated', 'refreshTokenExpiration', 'user'].sort(),
    );
    expect(Object.keys(stored.state.user).sort()).toEqual(
      ['branchId', 'email', 'id', 'lastRole', 'name'].sort(),
    );
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['wrapped as a state with a version', { state: sessionOf('t1'), version: 0 }],
    ['flat', sessionOf('t1')],
  ])('R135 is read back when it was stored %s', async (_, stored) => {
    sessionStorage.setItem(KEY, JSON.stringify(stored));
    expect((await open()).getSession()).toEqual(sessionOf('t1'));
  });

  it.each([
    ['', 'nothing'],
    ['{', 'broken JSON'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['{"state":null}', 'an empty state'],
    [JSON.stringify({ ...sessionOf('t'), accessToken: '' }), 'an empty token'],
    [JSON.stringify({ ...sessionOf('t'), isAuthenticated: false }), 'nobody authenticated'],
    [JSON.stringify({ ...sessionOf('t'), user: { id: '7' } }), 'a user of another shape'],
    [JSON.stringify(sessionOf('t')).replace('"id":7', '"id":1e999'), 'a number without end'],
    [JSON.stringify({ ...sessionOf('t'), refreshTokenExpiration: 5 }), 'an expiration of another type'],
    ['x'.repeat(5_000_000), 'five megabytes of rubbish'],
  ])('what cannot be read is no session: %#', async (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect((await open()).getSession()).toBeNull();
  });

  it('R99 a role that is not known is kept as no role', async () => {
    const session = sessionOf('t1');
    sessionStorage.setItem(KEY, JSON.stringify({ ...session, user: { ...session.user, lastRole: 'Root' } }));
    expect((await open()).getSession()?.user.lastRole).toBeNull();
  });

  it('lives on in memory when storage throws', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    const store = await open();
    expect(store.getSession()).toBeNull();
    store.startSession(sessionOf('t1'));
    expect(store.getSession()?.accessToken).toBe('t1');
    const { readStored } = await import('#providers/browser/browser-storage.ts');
    expect(readStored('session', KEY)).toContain('"accessToken":"t1"');
  });

  it('R179 ends with auth-store cleared, and counts sign-ins and sign-outs but not renewals', async () => {
    const store = await open();
    const heard = vi.fn();
    const stop = store.subscribeSession(heard);
    store.startSession(sessionOf('t1'));
    const generation = store.sessionGeneration();
    store.renewSession(sessionOf('t2'));
    expect(store.sessionGeneration()).toBe(generation);
    store.endSession();
    expect(store.sessionGeneration()).toBe(generation + 1);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(store.getSession()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    store.startSession(sessionOf('t3'));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('R178 new tabs ask for a session while somebody is signed in on this browser, whoever it is', async () => {
    const { mayHaveSession } = await import('#providers/session/restore-session.ts');
    const store = await open();
    expect(mayHaveSession()).toBe(false);
    store.startSession(sessionOf('t1'));
    // This tab needs no other.
    expect(mayHaveSession()).toBe(false);
    // Somebody else has signed in, in another tab.
    store.forgetSession();
    expect(mayHaveSession()).toBe(true);
    localStorage.setItem('owedLogout', 'true');
    expect(mayHaveSession()).toBe(false);
    localStorage.removeItem('owedLogout');
    store.startSession(sessionOf('t1'));
    store.endSession();
    expect(mayHaveSession()).toBe(false);
  });

  it('R135 the hand-written reading agrees with the schema of the contract', () => {
    const some = <T>(arbitrary: fc.Arbitrary<T>) =>
      fc.oneof(arbitrary, fc.jsonValue(), fc.constant(undefined));
    const user = fc.record({
      id: some(fc.integer()),
      name: some(fc.string()),
      email: some(fc.string()),
      lastRole: some(fc.constantFrom('Admin', 'User', 'CustomerService')),
      branchId: some(fc.option(fc.integer())),
    });
    const session = fc.record({
      accessToken: some(fc.string()),
      user: fc.oneof({ weight: 9, arbitrary: user }, { weight: 1, arbitrary: fc.jsonValue() }),
      isAuthenticated: some(fc.constant(true)),
      refreshTokenExpiration: some(fc.string()),
    });
    fc.assert(
      fc.property(session, (value) => {
        const parsed = sessionSchema.safeParse(value);
        expect(readSession(value)).toEqual(parsed.success ? parsed.data : null);
      }),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => void readSession(value)));
  });
});
