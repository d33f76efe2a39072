import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { inLanguages } from '#tests/support/in-languages.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

const { bridge } = await shareBridgedHost(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
beforeEach(async () => {
  // A page that is being left never comes back: each test has one of its own.
  await forgetPage();
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const CLIENT = { email: 'client@yamama-fustat.example', password: 'Yamama-2026' };
const DRAFT = 'draft:request';

const ways = {
  'presses Logout': async () => {
    const { authProvider } = await import('#providers/session/auth-provider.ts');
    await authProvider.logout();
  },
  'logs out in another tab': async () => {
    const { getSession } = await import('#providers/session/session-store.ts');
    const { listenToOtherTabs } = await import('#providers/session/session-channel.ts');
    listenToOtherTabs();
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage({ signedOut: getSession()?.user.id });
    await expect.poll(getSession).toBeNull();
    otherTab.close();
  },
  'is signed out because the session ended': async () => {
    const { expireSession } = await import('#providers/session/expire-session.ts');
    expireSession();
  },
};

describe('whoever logs out on a slow line', () => {
  it.each([
    ['ar', /مرحبًا/, 'تسجيل الخروج', 'جارٍ تسجيل الخروج…'],
    ['en', /Hello/, 'Logout', 'Logging out…'],
  ] as const)(
    'sees that it is under way, and is logged out once: %s',
    async (language, greeting, leave, leaving) => {
      const { openSite } = await import('./open-site.tsx');
      const { signIn } = await import('#tests/support/sign-in.ts');
      await signIn(CLIENT);
      let answer = () => {};
      const isToAnswer = new Promise<void>((resolve) => (answer = resolve));
      let calls = 0;
      bridge.server.use(
        http.post(`*${accountCalls.logout}`, async () => {
          calls += 1;
          await isToAnswer;
          return HttpResponse.json({ isSuccess: true, data: null });
        }),
      );
      const { user } = await openSite('/contactus', { language });
      const [button] = await screen.findAllByRole('button', { name: greeting });
      if (!button) throw new Error('Nobody is greeted');
      await user.click(button);
      await user.click(await screen.findByRole('button', { name: leave }));
      const busy = await screen.findByRole('button', { name: leaving });
      expect(busy).toHaveAttribute('aria-busy', 'true');
      await user.click(busy);
      await waitFor(() => expect(calls).toBe(1));
      answer();
      await waitFor(() => expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('/login'));
      expect(calls).toBe(1);
    },
  );
});

describe('what a client has typed into a form', () => {
  async function type(language: 'ar' | 'en') {
    const { openSite } = await import('./open-site.tsx');
    const { signIn } = await import('#tests/support/sign-in.ts');
    await signIn(CLIENT);
    const { user } = await openSite('/servicespage', { language });
    const title = await screen.findByLabelText(language === 'ar' ? 'عنوان الطلب' : 'Title');
    await user.type(title, 'A private matter');
    expect(sessionStorage.getItem(DRAFT)).toContain('A private matter');
  }

  for (const { each, language, tags } of inLanguages(['presses Logout', 'logs out in another tab'] as const))
    it(
      `is gone for whoever comes next when they are still in it and the client ${each}: ${language}`,
      { tags },
      async () => {
        await type(language);
        await act(ways[each]);
        expect(sessionStorage.getItem(DRAFT)).toBeNull();
      },
    );

  for (const { each, language, tags } of inLanguages(['is signed out because the session ended'] as const))
    it(
      `stays theirs alone when they are still in it and the client ${each}: ${language}`,
      { tags },
      async () => {
        await type(language);
        const kept = sessionStorage.getItem(DRAFT);
        await act(ways[each]);
        expect(sessionStorage.getItem(DRAFT)).toBe(kept);
        expect(kept).toMatch(/"owner":\d/);
      },
    );

  const forms = {
    request: { path: '/servicespage', draft: 'draft:request', label: { ar: 'عنوان الطلب', en: 'Title' } },
    message: { path: '/contactus', draft: 'draft:contact', label: { ar: 'الرسالة', en: 'Message' } },
  };

  for (const { each, language, tags } of inLanguages(['request', 'message'] as const))
    it(
      `was gone when they only looked at the ${each} form before they logged in again: ${language}`,
      { tags },
      async () => {
        const { path, draft, label } = forms[each];
        const open = async () => {
          await forgetPage();
          const [{ openSite }, { signIn }] = await Promise.all([
            import('./open-site.tsx'),
            import('#tests/support/sign-in.ts'),
          ]);
          return { signIn, visit: () => openSite(path, { language }) };
        };
        const before = await open();
        await before.signIn(CLIENT);
        const { user } = await before.visit();
        await user.type(await screen.findByLabelText(label[language]), 'A private matter');
        const kept = sessionStorage.getItem(draft);
        expect(kept).toContain('A private matter');
        await act(ways['is signed out because the session ended']);
        cleanup();

        const asGuest = await open();
        await asGuest.visit();
        expect(await screen.findByLabelText(label[language])).toHaveValue('');
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(sessionStorage.getItem(draft)).toBe(kept);
        await asGuest.signIn(CLIENT);
        cleanup();
        await asGuest.visit();
        await waitFor(() => expect(screen.getByLabelText(label[language])).toHaveValue('A private matter'));
      },
    );
});
