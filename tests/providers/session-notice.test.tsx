import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { Role } from '#contract/roles.ts';
import { auth as arabic } from '#locales/ar/auth.ts';
import { expireSession } from '#providers/session/expire-session.ts';
import { Guard } from '#providers/session/guard.tsx';
import { addWords, startI18n } from '#providers/i18n/i18n.ts';
import { leaveNotice, readNotice } from '#providers/session/session-notice.ts';
import { endSession, startSession } from '#providers/session/session-store.ts';
import { SessionNotice } from '#src/session-notice.tsx';
import { listenToRegions } from '#tests/support/announcements.ts';
import { sessionOf } from '#tests/support/session-of.ts';

beforeEach(async () => {
  await startI18n();
  await addWords('forms');
  endSession();
  sessionStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation((path) => window.history.pushState(null, '', path));
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.pushState(null, '', '/');
});

const signInAs = (lastRole: Role) => {
  const session = sessionOf('t1');
  startSession({ ...session, user: { ...session.user, lastRole } });
};

/** Where a person of this role is after the login page that the browser now loads. */
function logInAs(role: Role) {
  readNotice();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<Guard audience="guest">the login page</Guard>} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );
  expect(screen.getByText('the login page')).toBeInTheDocument();
  act(() => signInAs(role));
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

describe('a session that ends at a page', () => {
  it('R164 R90 leads back there after the next login of the same role, once', () => {
    window.history.pushState(null, '', '/admin/requests?Status=1#notes');
    signInAs('CustomerService');
    expireSession();
    expect(window.location.pathname).toBe('/login');
    expect(logInAs('CustomerService')).toBe('/admin/requests?Status=1#notes');
    expect(sessionStorage.getItem('sessionWayBack')).toBeNull();
  });

  it.each([
    ['/admin/users', 'User', '/'],
    ['/unauthorized', 'Admin', '/admin'],
  ] as const)('R164 from %s a login as %s leads home', (path, role, home) => {
    window.history.pushState(null, '', path);
    signInAs('Admin');
    expireSession();
    expect(logInAs(role)).toBe(home);
  });

  it('R164 leads nowhere for whoever goes to another page than the login, and keeps no address of a reset', () => {
    localStorage.setItem('forgotPasswordEmail', 'sara@example.com');
    window.history.pushState(null, '', '/admin/users');
    signInAs('Admin');
    expireSession();
    expect(localStorage.getItem('forgotPasswordEmail')).toBeNull();
    window.history.pushState(null, '', '/FAQClient');
    expect(readNotice()).toBe('sessionEnded');
    expect(window.history.state).toBeNull();
  });

  it('what was left and cannot be read is no word and leads nowhere', () => {
    sessionStorage.setItem('sessionNotice', 'nonsense');
    sessionStorage.setItem('sessionWayBack', '{');
    window.history.pushState(null, '', '/login');
    expect(readNotice()).toBeNull();
    expect(window.history.state).toBeNull();
  });

  it('R163 a logout leaves its own word and no way back', () => {
    leaveNotice('sessionEnded', { from: { pathname: '/admin', search: '', hash: '' }, audience: ['Admin'] });
    leaveNotice('loggedOut');
    window.history.pushState(null, '', '/login');
    expect(readNotice()).toBe('loggedOut');
    expect(window.history.state).toBeNull();
  });
});

describe('the word about it', () => {
  it('stays until it is said, also when the page is loaded anew before that, and is said once', async () => {
    leaveNotice('otherUser');
    expect(readNotice()).toBe('otherUser');
    expect(readNotice()).toBe('otherUser');
    render(<SessionNotice reason="otherUser" />);
    const said = listenToRegions();
    expect(await screen.findByText(arabic.otherUser)).toBeVisible();
    expect(said()).toContainEqual(expect.stringContaining(arabic.otherUser));
    expect(readNotice()).toBeNull();
  });

  it('R163 a logout is confirmed, until somebody has logged in', async () => {
    render(<SessionNotice reason="loggedOut" />);
    expect(await screen.findByText(arabic.logoutDone)).toBeVisible();
    act(() => signInAs('User'));
    expect(screen.queryByText(arabic.logoutDone)).not.toBeInTheDocument();
  });
});
