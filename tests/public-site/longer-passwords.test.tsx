import { screen, waitFor } from '@testing-library/react';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRecord } from '#providers/records/checks.ts';
import { startSession } from '#providers/session/session-store.ts';
import { users } from '#resources/users.ts';
import { leavePanel, openPanel } from '#tests/admin/open-panel.tsx';
import { sessionOf } from '#tests/support/session-of.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const webRoot = mkdtempSync(join(tmpdir(), 'longer-passwords-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><head><title>x</title></head><p>site</p>');
afterAll(() => rmSync(webRoot, { recursive: true }));

const { host, bridge } = await shareBridgedHost(
  () => {
    leavePanel();
    leaveSite();
    document.querySelector('meta[name]')?.remove();
  },
  { webRoot, env: { PASSWORD_MIN_LENGTH: '8', REGISTRATION_CODE: 'off' } },
);
const HINT = 'At least 8 characters. We recommend 8 or more with upper case, lower case and a number.';
const SHORT = 'Dune-77';
const LONG = 'Dune-772';
const tooShort = /at least 8 characters/i;

/** The page has what the document of this host says. */
beforeEach(async () => {
  const { body } = await host.app.inject({ url: '/login' });
  document.head.insertAdjacentHTML('beforeend', /<meta name[^>]*>/.exec(body)?.[0] ?? '');
});

describe('where the host asks for eight characters', () => {
  it('R263 a registration said that six were enough, and was refused after it was sent', async () => {
    const { user, place } = await openSite('/login?tab=register');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAccessibleDescription(HINT);
    await user.type(screen.getByLabelText('Full name'), 'Huda Salem');
    await user.type(screen.getByLabelText('Email'), 'huda.eight@example.com');
    await user.type(screen.getByLabelText('Mobile number'), '+966 50 000 0777');
    await user.type(field, SHORT);
    expect(screen.getByText(/Password strength/)).toHaveTextContent(/weak/i);
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(tooShort));
    expect(bridge.calls.filter(({ line }) => line.endsWith('/Register'))).toEqual([]);
    await user.clear(field);
    await user.type(field, LONG);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(place.path).toBe('/'));
  });

  it('R263 whoever of the staff changes a password is told so as well', async () => {
    const user = await openPanel({ host, path: '/admin/settings/password' });
    const field = await screen.findByLabelText('New password');
    expect(field).toHaveAccessibleDescription(HINT);
    await user.type(screen.getByLabelText('Current password'), 'Yamama-2026');
    await user.type(field, SHORT);
    await user.type(screen.getByLabelText('Confirm new password'), SHORT);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(tooShort));
    expect(bridge.calls.filter(({ line }) => line.endsWith('/ChangePassword'))).toEqual([]);
  });

  it('R263 so is whoever types one for somebody else', async () => {
    const session = sessionOf(await host.tokenOf('Admin'), await host.userIdOf('Admin'));
    startSession({ ...session, user: { ...session.user, lastRole: 'Admin' } });
    const issueOf = (password: string) =>
      checkRecord(users, {
        id: undefined,
        values: { isInvited: false, password, confirmPassword: password },
      })['password'];
    expect(issueOf(SHORT)).toEqual({ code: 'passwordMin', params: { min: 8 } });
    expect(issueOf(LONG)).toBeUndefined();
  });
});
