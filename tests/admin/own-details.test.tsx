import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { userInfoSchema } from '#contract/session.ts';
import { watchHistory } from '#providers/browser/history-blocker.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { SAMPLE_IMAGE } from '#tests/support/sample-image.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
watchHistory();

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const ARABIC = /^Full name in Arabic/;
const ENGLISH = /^Full name in English/;

/** The names are being saved: the call has gone out, and waits until it is let go. */
async function save(before: () => Promise<unknown> = async () => {}) {
  const user = await openPanel({ host, path: '/admin/profile' });
  await type(ENGLISH, 'Sent Name');
  await before();
  const call = holdCall(bridge.server, 'put', `*${accountCalls.updateUserInfo}`);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await call.arrived;
  return { user, letGo: call.letGo };
}

it('what somebody typed into their profile while it was being saved was wiped by the answer', async () => {
  const { letGo } = await save();
  await type(ENGLISH, 'Sent Name and more');
  await type(ARABIC, 'اسم آخر');
  letGo();
  await screen.findByText('Changes saved');
  expect(await field(ENGLISH)).toHaveValue('Sent Name and more');
  expect(await field(ARABIC)).toHaveValue('اسم آخر');
});

it('what somebody typed into their profile stays too when it was changed elsewhere meanwhile', async () => {
  const { letGo } = await save(async () => {
    const { body } = await host.call('GET', accountCalls.userInfo, { as: 'Admin' });
    const { fullNameEn, mobileNumber, whatsAppNumber } = userInfoSchema.parse(body.data);
    await host.call('PUT', accountCalls.updateUserInfo, {
      as: 'Admin',
      body: { fullNameAr: 'اسم من مكان آخر', fullNameEn, mobileNumber, whatsAppNumber },
    });
  });
  await type(ENGLISH, 'Sent Name and more');
  letGo();
  await waitFor(async () => expect(await field(ARABIC)).toHaveValue('اسم من مكان آخر'));
  expect(await field(ENGLISH)).toHaveValue('Sent Name and more');
});

it('whoever changed nothing in their profile goes back unasked, and whoever typed is asked first', async () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await openPanel({ host, path: '/admin/profile' });
  await field(ENGLISH);
  goBack();
  // Whoever is asked is brought back at once, and the dialog comes later.
  expect(go).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await type(ENGLISH, 'Typed Name');
  goBack();
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

it('recovery codes that are shown once went with a press on a link, unasked', async () => {
  const data = { secret: 'A'.repeat(32), uri: 'otpauth://totp/firm?secret=AAAA' };
  const recoveryCodes = ['AAAAA-BBBBB', 'CCCCC-DDDDD'];
  const answered = (value: unknown) => () => HttpResponse.json({ isSuccess: true, data: value, error: null });
  bridge.server.use(
    http.post(`*${secondFactorCalls.begin}`, answered(data)),
    http.post(`*${secondFactorCalls.confirm}`, answered({ recoveryCodes })),
  );
  const user = await openPanel({ host, path: '/admin/profile' });
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  await user.keyboard(`${DEMO_PASSWORD}{Enter}`);
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
  await screen.findByText('AAAAA-BBBBB');
  await user.click(screen.getByRole('link', { name: 'Requests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay on this page' }));
  expect(screen.getByText('AAAAA-BBBBB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await user.click(screen.getByRole('link', { name: 'Requests' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
});

it('R364 whoever opened their profile saw neither their branch nor their picture', async () => {
  const id = await host.userIdOf('CustomerService');
  await host.database.pool.query('update users set branch_id = 1, profile_image = $2 where id = $1', [
    id,
    SAMPLE_IMAGE,
  ]);
  await openPanel({ host, path: '/admin/profile', role: 'CustomerService' });
  const valueOf = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
  await waitFor(async () => expect(await valueOf('Branch')).toHaveTextContent('Riyadh'));
  const picture = (await valueOf('Profile image'))?.querySelector('img');
  expect(picture).toHaveAttribute('src', expect.stringContaining(SAMPLE_IMAGE.key));
});
