import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unauthorized as arabic } from '#locales/ar/unauthorized.ts';
import { unauthorized as english } from '#locales/en/unauthorized.ts';
import type { Role } from '#contract/roles.ts';
import { startSession } from '#providers/session/session-store.ts';
import { fakeHost, ok } from '#tests/support/browser-fake-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const jokesOf = (words: typeof english) =>
  Object.entries(words).flatMap(([key, text]) => (key.startsWith('joke') ? [text] : []));

const signInAs = (lastRole: Role) =>
  startSession({
    accessToken: 'token',
    user: { id: 1, name: 'سارة', email: 'sara@example.com', lastRole, branchId: 1 },
    isAuthenticated: true,
    refreshTokenExpiration: '2030-01-01T00:00:00.000Z',
  });

// The front page, to which some ways lead, asks for questions and offices: there are none.
fakeHost(() => ok([]));

afterEach(() => {
  vi.restoreAllMocks();
  leaveSite();
});

describe('the unauthorized page', () => {
  it('R24 R25 shows its two lines exactly, and both have an Arabic counterpart', async () => {
    const { unmount } = await openSite('/unauthorized');
    expect(await screen.findByText('Error Code: 401 • Unauthorized Access')).toBeVisible();
    expect(screen.getByText('Protected Area • Access Restricted')).toBeVisible();
    unmount();
    await openSite('/unauthorized', { language: 'ar' });
    expect(await screen.findByText(arabic.code)).toBeVisible();
    expect(screen.getByText(arabic.area)).toBeVisible();
  });

  it('R27 draws its sentence by chance from a set in which every one can come', async () => {
    const jokes = jokesOf(english);
    const random = vi.spyOn(Math, 'random');
    const seen = new Set<string | null>();
    for (const place of jokes.keys()) {
      random.mockReturnValue((place + 0.5) / jokes.length);
      const { unmount } = await openSite('/unauthorized');
      const heading = await screen.findByRole('heading', { level: 1 });
      seen.add(jokes.find((joke) => heading.textContent?.includes(joke)) ?? null);
      unmount();
    }
    expect([...seen].sort()).toEqual([...jokes].sort());
  });

  it('R26 R30 types its sentence letter by letter, and replay types another one', async () => {
    const { user } = await openSite('/unauthorized');
    const heading = await screen.findByRole('heading', { level: 1 });
    const first = jokesOf(english).find((joke) => heading.textContent?.includes(joke));
    const typed = () => heading.querySelector('[aria-hidden]')?.textContent ?? '';
    await waitFor(() => expect(typed()).toBe(first));
    await user.click(screen.getByRole('button', { name: 'Replay' }));
    expect(typed().length).toBeLessThan(5);
    expect(heading.textContent).not.toContain(first);
  });

  it.each([
    ['User', '/'],
    ['Admin', '/'],
    ['CustomerService', '/admin/requests'],
  ] as const)('R29 R31 sends %s home to %s', async (role, home) => {
    signInAs(role);
    await openSite('/unauthorized');
    expect(await screen.findByRole('link', { name: 'Go Home' })).toHaveAttribute('href', home);
  });

  it('R28 Go Back leads a person who entered the site here to the front page', async () => {
    const { user, place } = await openSite('/unauthorized');
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(place.path).toBe('/'));
  });
});

describe('the not-found page', () => {
  it('R32 stands at an address that nothing has, with ways back and home', async () => {
    const { user, place } = await openSite('/nothing/here');
    expect(await screen.findByRole('heading', { name: 'This page is not in our archive' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go home' }));
    await waitFor(() => expect(place.path).toBe('/'));
  });
});
