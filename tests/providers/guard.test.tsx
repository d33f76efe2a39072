import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Page } from '#contract/pages.ts';
import type { Role } from '#contract/roles.ts';
import { fakeHost, refused, signedIn } from '#tests/support/browser-fake-host.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { sessionOf } from '#tests/support/session-of.ts';

const STAFF = ['Admin', 'CustomerService'] as const;

beforeEach(async () => {
  await forgetPage();
  sessionStorage.clear();
  localStorage.clear();
});

interface Visit {
  audience: Page['audience'];
  /** `null`: signed in without a known role. `undefined`: a visitor. */
  role?: Role | null;
  state?: unknown;
}

/** Where the person ends: the path, and what the navigation remembers. */
async function visit({ audience, role, state }: Visit) {
  const [{ Guard }, store, { startI18n }] = await Promise.all([
    import('#providers/session/guard.tsx'),
    import('#providers/session/session-store.ts'),
    import('#providers/i18n/i18n.ts'),
  ]);
  await startI18n();
  if (role !== undefined) {
    const session = sessionOf('t1');
    store.startSession({ ...session, user: { ...session.user, lastRole: role } });
  }
  const Place = () => {
    const { pathname, state: remembered } = useLocation();
    return <p data-remembered={JSON.stringify(remembered)}>{`at ${pathname}`}</p>;
  };
  const drawn: string[] = [];
  const Secret = () => {
    drawn.push('secret');
    return <p>at /page</p>;
  };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/page', search: '?q=1', state }]}>
      <Routes>
        <Route
          path="/page"
          element={
            <Guard audience={audience}>
              <Secret />
            </Guard>
          }
        />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  );
  const place = await screen.findByText(/^at /);
  return {
    path: place.textContent.slice(3),
    remembered: JSON.parse(place.dataset['remembered'] ?? 'null') as unknown,
    drawn,
  };
}

describe('the guard', () => {
  it('R86 sends a visitor to the login page, with the way back, and draws nothing of the page', async () => {
    fakeHost(() => refused(401, 'sessionEnded', ''));
    const { path, remembered, drawn } = await visit({ audience: STAFF });
    expect(path).toBe('/login');
    expect(remembered).toMatchObject({ from: { pathname: '/page', search: '?q=1' }, audience: STAFF });
    expect(drawn).toEqual([]);
  });

  it('R66 lets a visitor whose cookie holds a session through, with Loading.. until then', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    fakeHost(async () => {
      await gate;
      return signedIn('t1');
    });
    localStorage.setItem('selectedLanguage', 'en');
    const visiting = visit({ audience: STAFF });
    expect(await screen.findByText('Loading..')).toBeInTheDocument();
    await act(async () => release());
    expect((await visiting).path).toBe('/page');
  });

  it('R66 R178 shows no form to whoever comes back to the login page, and keeps nobody from a page for visitors', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    fakeHost(async () => {
      await gate;
      return signedIn('t1');
    });
    localStorage.setItem('selectedLanguage', 'en');
    const [{ restoreSession }] = await Promise.all([
      import('#providers/session/restore-session.ts'),
      import('#providers/session/guard.tsx'),
    ]);
    void restoreSession();
    expect((await visit({ audience: 'visitor' })).path).toBe('/page');
    cleanup();
    const visiting = visit({ audience: 'guest' });
    expect(await screen.findByText('Loading..')).toBeInTheDocument();
    await act(async () => release());
    expect(await visiting).toMatchObject({ path: '/admin', drawn: [] });
  });

  it('R87 sends whoever reloads a page of others away at once, and waits for no other session', async () => {
    const { authProvider } = await import('#providers/session/auth-provider.ts');
    const check = vi.spyOn(authProvider, 'check');
    const { user, ...session } = sessionOf('t1');
    sessionStorage.setItem('auth-store', JSON.stringify({ ...session, user: { ...user, lastRole: 'User' } }));
    expect((await visit({ audience: STAFF })).path).toBe('/unauthorized');
    expect(check).not.toHaveBeenCalled();
  });

  it('R387 asks the auth provider whether a session comes back, once, and of a page for visitors nothing', async () => {
    fakeHost(() => refused(401, 'sessionEnded', ''));
    const { authProvider } = await import('#providers/session/auth-provider.ts');
    const check = vi.spyOn(authProvider, 'check');
    expect((await visit({ audience: 'visitor' })).path).toBe('/page');
    expect(check).not.toHaveBeenCalled();
    cleanup();
    expect((await visit({ audience: ['User'] })).path).toBe('/login');
    expect(check).toHaveBeenCalledOnce();
  });

  it.each([
    ['User', STAFF],
    [null, STAFF],
    ['Admin', ['User']],
    ['CustomerService', 'visitor'],
  ] as const)(
    'R87 R88 R89 R91 sends role %s away from a page for %j, remembering the origin',
    async (role, audience) => {
      const { path, remembered, drawn } = await visit({ audience, role });
      expect(path).toBe('/unauthorized');
      expect(remembered).toMatchObject({ from: { pathname: '/page' } });
      expect(drawn).toEqual([]);
    },
  );

  it.each(['User', 'Admin', undefined] as const)(
    'R92 R93 R94 lets %s through to a page for visitors',
    async (role) => {
      fakeHost(() => refused(401, 'sessionEnded', ''));
      expect((await visit({ audience: 'visitor', role })).path).toBe('/page');
    },
  );

  it.each([
    ['Admin', '/admin'],
    ['CustomerService', '/admin/requests'],
    ['User', '/'],
    [null, '/'],
  ] as const)('R95 R96 R97 sends the signed-in role %s home from a page for guests', async (role, home) => {
    expect((await visit({ audience: 'guest', role })).path).toBe(home);
  });

  it('after login goes on to where the person was going, if the role may open it', async () => {
    const from = { pathname: '/admin/faq', search: '?PageSize=50', hash: '' };
    const wanted = { from, audience: ['Admin'] };
    const { path, remembered } = await visit({ audience: 'guest', role: 'Admin', state: wanted });
    expect(path).toBe('/admin/faq');
    // A screen that turns them away leads home instead.
    expect(remembered).toEqual({ isFromLogin: true });
  });

  it('after login goes on to a page for visitors, which CustomerService has none of', async () => {
    const state = { from: { pathname: '/faqclient' }, audience: 'visitor' };
    expect((await visit({ audience: 'guest', role: 'User', state })).path).toBe('/faqclient');
    cleanup();
    expect((await visit({ audience: 'guest', role: 'CustomerService', state })).path).toBe('/admin/requests');
  });

  it.each([
    ['a page of another role', { from: { pathname: '/admin/faq' }, audience: ['Admin'] }],
    ['an address outside', { from: { pathname: '//evil.example' }, audience: ['User'] }],
    ['a page for nobody that is known', { from: { pathname: '/faqclient' }, audience: 'anybody' }],
    ['rubbish', 'rubbish'],
    ['what another page has left', { email: 'sara@example.com' }],
  ])('after login goes home instead of to %s', async (_, state) => {
    expect((await visit({ audience: 'guest', role: 'User', state })).path).toBe('/');
  });
});
