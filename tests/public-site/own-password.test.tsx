import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

const email = 'client@yamama-fustat.example';
const NEXT = 'Sidra-tree-88';
const DONE = 'Password changed';

it('R195 a client is told at its field what is wrong with a password, and when it is changed, but no longer', async () => {
  await signIn({ email, password: DEMO_PASSWORD });
  const { user } = await openSite('/profile');
  const change = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const current = await screen.findByLabelText('Current password');
  await user.type(current, 'not the password');
  await user.type(screen.getByLabelText('New password'), NEXT);
  await user.type(screen.getByLabelText('Confirm password'), 'Sidra-tree-89');
  await change();
  await waitFor(() => expect(screen.getByLabelText('Confirm password')).toBeInvalid());
  expect(bridge.calls.filter(({ line }) => line.endsWith(accountCalls.changePassword))).toEqual([]);
  await user.clear(screen.getByLabelText('Confirm password'));
  await user.type(screen.getByLabelText('Confirm password'), NEXT);
  await change();
  await waitFor(() => expect(current).toHaveAccessibleDescription(/The current password is incorrect/));
  expect(screen.queryByText(DONE)).toBeNull();
  await user.clear(current);
  await user.type(current, DEMO_PASSWORD);
  await change();
  expect(await screen.findByText(DONE)).toBeVisible();
  for (const label of ['Current password', 'New password', 'Confirm password'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  const login = { as: null, body: { email, password: NEXT } };
  expect((await host.call('POST', accountCalls.login, login)).status).toBe(200);
  // The next try has not succeeded yet.
  await user.type(current, 'not the password');
  await change();
  await waitFor(() => expect(screen.queryByText(DONE)).toBeNull());
});
