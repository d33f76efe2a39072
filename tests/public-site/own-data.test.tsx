import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { sessionCalls } from '#contract/own-sessions.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const EMAIL = 'client@yamama-fustat.example';
const { host, bridge } = await shareBridgedHost(leaveSite);
beforeEach(() => signIn({ email: EMAIL, password: DEMO_PASSWORD }));

const signInFrom = (userAgent: string) =>
  host.app.inject({
    method: 'POST',
    url: accountCalls.login,
    headers: { 'user-agent': userAgent },
    payload: { email: EMAIL, password: DEMO_PASSWORD },
  });

const DELETION = {
  ar: {
    deleteTitle: 'طلب الحذف',
    reason: 'السبب',
    ask: 'اطلب الحذف',
    asked: 'استلمنا طلبك.',
    withdraw: 'سحب الطلب',
    withdrawn: 'سحبت الطلب.',
  },
  en: {
    deleteTitle: 'Ask for deletion',
    reason: 'Reason',
    ask: 'Ask for deletion',
    asked: 'We have received your request.',
    withdraw: 'Withdraw the request',
    withdrawn: 'You have withdrawn the request.',
  },
};

describe('a client who wants to be forgotten', () => {
  it.each(['ar', 'en'] as const)(
    'hears that it was asked, and of an earlier request taken back nothing under the new one: %s',
    async (language) => {
      const words = DELETION[language];
      const { user } = await openSite('/profile/myData', { language });
      const part = within(await screen.findByRole('region', { name: words.deleteTitle }));
      const heading = part.getByRole('heading', { name: words.deleteTitle });
      const ask = async () => {
        await user.selectOptions(await part.findByLabelText(words.reason), 'noLonger');
        await user.click(part.getByRole('button', { name: words.ask }));
        expect(await part.findByText(words.asked)).toHaveAttribute('role', 'status');
        await waitFor(() => expect(heading).toHaveFocus());
      };
      await ask();
      await user.click(await part.findByRole('button', { name: words.withdraw }));
      expect(await part.findByText(words.withdrawn)).toBeVisible();
      await waitFor(() => expect(heading).toHaveFocus());
      await ask();
      expect(part.queryByText(words.withdrawn)).toBeNull();
      await user.click(await part.findByRole('button', { name: words.withdraw }));
      await part.findByText(words.withdrawn);
    },
  );
});

it('after some of it was erased the open page still counted what is held no more', async () => {
  const words = DELETION.en;
  const { user } = await openSite('/profile/myData', { language: 'en' });
  const held = within(await screen.findByRole('region', { name: 'What we hold about you' }));
  await held.findByText(/\d requests?$/);
  const part = within(await screen.findByRole('region', { name: words.deleteTitle }));
  await user.selectOptions(await part.findByLabelText(words.reason), 'noLonger');
  await user.click(part.getByRole('button', { name: words.ask }));
  await part.findByText(words.asked);
  const asked = () => bridge.calls.filter(({ line }) => line.startsWith('GET /api/OwnData/Get')).length;
  const before = asked();
  await user.click(await part.findByRole('button', { name: words.withdraw }));
  await part.findByText(words.withdrawn);
  await waitFor(() => expect(asked()).toBe(before + 1));
});

it('what came through the contact page is counted once the client has read a mail at their address', async () => {
  const { pool } = host.database;
  const seen = async () => {
    const { unmount } = await openSite('/profile/myData', { language: 'en' });
    const held = within(await screen.findByRole('region', { name: 'What we hold about you' }));
    const text = (await held.findByText(/contact page/)).textContent;
    unmount();
    return text;
  };
  expect(await seen()).toBe(
    'Messages from the contact page are shown once you have logged in with a code sent to your email.',
  );
  await pool.query('update users set proven_email = email where email = $1', [EMAIL]);
  expect(await seen()).toBe('No messages from the contact page');
});

describe('where a client is signed in', () => {
  it('ends another device by its name, and says so', async () => {
    await signInFrom('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0');
    const { user } = await openSite('/profile');
    await user.click(await screen.findByRole('link', { name: 'My data and devices' }));
    const devices = within(await screen.findByRole('region', { name: 'Devices logged in to your account' }));
    await user.click(await devices.findByRole('button', { name: 'End session: Firefox on Linux' }));
    expect(await devices.findByText('The session has ended.')).toBeVisible();
    await waitFor(() => expect(devices.queryByText('Firefox on Linux')).not.toBeInTheDocument());
    expect(devices.getByText('This device')).toBeVisible();
  });

  it('whoever ended sessions by the keyboard began again at the head of the page', async () => {
    for (const system of ['X11; Linux x86_64', 'X11; Linux i686', 'Windows NT 10.0'])
      await signInFrom(`Mozilla/5.0 (${system}; rv:131.0) Gecko/20100101 Firefox/131.0`);
    const { user } = await openSite('/profile/myData');
    const devices = within(await screen.findByRole('region', { name: 'Devices logged in to your account' }));
    const button = (name: RegExp) => devices.findByRole('button', { name });
    await user.click(await button(/Firefox on Windows/));
    await devices.findByText('The session has ended.');
    await waitFor(() => expect(devices.getByRole('list')).toHaveFocus());
    await user.click(await button(/^End all other sessions/));
    await waitFor(() => expect(devices.queryByRole('button')).toBeNull());
    await waitFor(() => expect(devices.getByRole('list')).toHaveFocus());
  });

  it('a list that does not come is told, and asked for again', async () => {
    let isBroken = true;
    bridge.server.use(
      http.get(`*${sessionCalls.list}`, () =>
        isBroken
          ? HttpResponse.json({ isSuccess: false, error: { code: 'forbidden' } }, { status: 403 })
          : undefined,
      ),
    );
    const { user } = await openSite('/profile/myData', { language: 'ar' });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('تعذّر تحميل جلساتك')).toBeVisible();
    isBroken = false;
    await user.click(alert.getByRole('button'));
    expect(await screen.findByText('هذا الجهاز')).toBeVisible();
  });
});

it.each([
  [
    'en',
    'The copy could not be made',
    'Your copy has been saved.',
    ['Download my data', 'Download a copy to read'],
  ],
  ['ar', 'تعذّر إعداد النسخة', 'حُفظت نسختك', ['تنزيل بياناتي', 'تنزيل نسخة للقراءة']],
] as const)(
  'that one copy could not be made still stood beside the other that was saved: %s',
  async (language, failed, saved, [archive, page]) => {
    const spies = [
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy'),
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}),
    ];
    const { user } = await openSite('/profile/myData', { language });
    bridge.server.use(
      http.all('*/OwnData/Export', () => HttpResponse.json({ isSuccess: false }, { status: 500 }), {
        once: true,
      }),
    );
    await user.click(await screen.findByRole('button', { name: archive }));
    expect(await screen.findByText(failed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: page }));
    expect(await screen.findByText(new RegExp(saved))).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
    for (const spy of spies) spy.mockRestore();
  },
);
