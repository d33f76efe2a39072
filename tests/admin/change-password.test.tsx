import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

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
  expect(await statusOfLogin(role, password)).toBe(200);
  expect(await statusOfLogin(role, DEMO_PASSWORD)).toBe(401);
});

async function statusOfLogin(role: 'Admin' | 'CustomerService', password: string): Promise<number> {
  const email = demoAccounts.find((account) => account.role === role)?.email;
  return (await host.call('POST', accountCalls.login, { as: null, body: { email, password } })).status;
}
