import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

it('F2 opened a value that its row did not show: it opens the first that it shows, or says that there is none', async () => {
  const user = await openPanel({ host, path: '/admin/users' });
  const [link] = await within(await screen.findByRole('table')).findAllByRole('link');
  const row = link?.closest('tr');
  const cells = [...(row?.querySelectorAll<HTMLElement>('td[data-column]') ?? [])];
  const hide = (hidden: readonly HTMLElement[]) => {
    for (const cell of hidden) cell.style.display = 'none';
  };
  hide(cells.filter((cell) => cell.dataset['column'] === 'mobileNumber'));
  row?.focus();
  // What hears the key comes after the rows.
  await waitFor(async () => {
    await user.keyboard('{F2}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Change: Role');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row).toHaveFocus());

  hide(cells);
  await user.keyboard('{F2}');
  expect(await screen.findByText(/^This row shows no value that can be changed in place/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
