import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

it.each([
  ['Admin', '/admin/settings/password'],
  ['CustomerService', '/admin/profile'],
] as const)('R363 %s changes the own password at %s, and the old one is over', async (role, path) => {
  const user = await openPanel({ host, path, role });
  const password = `Nakheel-${role}-1446`;
  await user.type(await screen.findByLabelText('Current password'), DEMO_PASSWORD);
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm new password'), password);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  await screen.findAllByText('Password changed');
  expect(await statusOfLogin(role, password)).toBe(200);
  expect(await statusOfLogin(role, DEMO_PASSWORD)).toBe(401);
});

it.each([
  ['Admin', '/admin/settings/password', 'New password'],
  ['CustomerService', '/admin/profile', 'New password'],
  ['Admin', '/admin/users/new', 'Password'],
] as const)(
  'R261 R263 A3 %s typed a new password at %s, and nothing said how strong it is',
  async (role, path, label) => {
    const user = await openPanel({ host, path, role });
    const field = await screen.findByLabelText(label);
    expect(field).toHaveAccessibleDescription(
      /We recommend 8 or more with upper case, lower case and a number/,
    );
    await user.type(field, 'abcdef');
    expect(screen.getByText('Password strength: Weak')).toBeVisible();
    await user.type(field, '-Ghij-1446');
    expect(screen.getByText('Password strength: Strong')).toBeVisible();
  },
);

it('R263 what helps with the password of an account that is there says both that it may stay and what is advised', async () => {
  const id = await host.userIdOf('User');
  await openPanel({ host, path: `/admin/users/${id}/edit` });
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(
    /^Leave blank to keep the current password\. At least 6 characters\. We recommend 8 or more/,
  );
});

it('a password that was refused when its writer had left was told nowhere, and looked changed', async () => {
  const user = await openPanel({ host, path: '/admin/profile' });
  await user.type(await screen.findByLabelText('Current password'), 'Not-this-one-1446');
  await user.type(screen.getByLabelText('New password'), 'Nakheel-other-1446');
  await user.type(screen.getByLabelText('Confirm new password'), 'Nakheel-other-1446');
  const call = holdCall(bridge.server, 'post', `*${accountCalls.changePassword}`);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await call.arrived;
  await user.click(screen.getByRole('link', { name: 'Requests' }));
  await screen.findByRole('heading', { level: 1, name: 'Requests' });
  await call.letGo();
  expect(await screen.findByText("Couldn't update")).toBeVisible();
});

async function statusOfLogin(role: 'Admin' | 'CustomerService', password: string): Promise<number> {
  const email = demoAccounts.find((account) => account.role === role)?.email;
  return (await host.call('POST', accountCalls.login, { as: null, body: { email, password } })).status;
}
