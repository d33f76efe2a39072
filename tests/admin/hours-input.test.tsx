import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { editPath } from '#contract/resource-paths.ts';
import { branches } from '#resources/branches.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

it('whoever took the last hours of a day away was left without the focus', async () => {
  const { body } = await host.call('GET', '/api/Branches/GetAll', { as: 'Admin' });
  const [office] = z.array(z.object({ id: z.number() })).parse(body.data);
  const user = await openPanel({ host, path: editPath(branches, office?.id ?? 0) });
  const monday = within(await screen.findByRole('group', { name: 'Monday' }));
  await user.click(monday.getByRole('button', { name: /^Remove hours 1/ }));
  expect(monday.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await waitFor(() => expect(monday.getByRole('button', { name: /^Add hours/ })).toHaveFocus());
});
