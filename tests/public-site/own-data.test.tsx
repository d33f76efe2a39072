import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
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

describe('where a client is signed in', () => {
  it('ends another device by its name, and says so', async () => {
    await signInFrom('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0');
    const { user } = await openSite('/profile');
    await user.click(await screen.findByRole('link', { name: 'My data and devices' }));
    const devices = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
    await user.click(await devices.findByRole('button', { name: 'End session: Firefox on Linux' }));
    expect(await devices.findByText('The session has ended.')).toBeVisible();
    await waitFor(() => expect(devices.queryByText('Firefox on Linux')).not.toBeInTheDocument());
    expect(devices.getByText('This device')).toBeVisible();
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
