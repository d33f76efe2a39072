import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

const heads = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
};
const lastList = () =>
  bridge.calls.filter(({ line }) => line.includes('/Requests/GetAll')).at(-1)?.line ?? '';

const ORIGINAL = ['', 'Reference', 'Title', 'Branch', 'Status', 'Assigned to', 'Due', 'Received', 'Actions'];

it('columns are left out, added, moved and reset, and stay so after a reload', async () => {
  const user = await openPanel({ host, path: '/admin/requests' });
  await screen.findAllByRole('row');
  await user.click(screen.getByRole('button', { name: 'Columns and density' }));
  const panel = await screen.findByRole('dialog', { name: 'Columns and density' });
  await user.click(await within(panel).findByRole('checkbox', { name: 'Branch' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Client' }));
  await user.click(within(panel).getByRole('button', { name: 'Move up: Client' }));
  expect(within(panel).getByRole('checkbox', { name: 'Title' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const expected = [
    '',
    'Reference',
    'Title',
    'Status',
    'Assigned to',
    'Due',
    'Client',
    'Received',
    'Actions',
  ];
  expect(await heads()).toEqual(expected);
  const kept = localStorage.getItem('listLook:requests') ?? '';
  leavePanel();
  localStorage.setItem('listLook:requests', kept);
  const again = await openPanel({ host, path: '/admin/requests' });
  expect(await heads()).toEqual(expected);
  await again.click(screen.getByRole('button', { name: 'Columns and density' }));
  await again.click(await screen.findByRole('button', { name: 'Original columns' }));
  await again.keyboard('{Escape}');
  expect(await heads()).toEqual(ORIGINAL);
});

it('compact rows give what stood under the title a column', async () => {
  const user = await openPanel({ host, path: '/admin/requests' });
  await screen.findAllByRole('row');
  await user.click(screen.getByRole('button', { name: 'Columns and density' }));
  await user.click(await screen.findByRole('radio', { name: 'Compact' }));
  await user.keyboard('{Escape}');
  expect(await heads()).toContain('Client');
  expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
});

it('a column that no definition knows any more is left out', async () => {
  localStorage.setItem('listLook:requests', '{"columns":["gone","status"],"density":"tight"}');
  await openPanel({ host, path: '/admin/requests' });
  expect(await heads()).toEqual(['', 'Title', 'Status', 'Actions']);
});

it('Shift adds a second key to the order, the heads number them, and the address keeps them', async () => {
  const user = await openPanel({ host, path: '/admin/requests' });
  await screen.findAllByRole('row');
  const head = (name: RegExp) => within(screen.getByRole('table')).getByRole('button', { name });
  await user.click(head(/^Status/));
  await user.keyboard('{Shift>}');
  await user.click(head(/^Due/));
  await user.click(head(/^Due/));
  await user.keyboard('{/Shift}');
  await waitFor(() => expect(lastList()).toContain('Sort=status,-dueDate'));
  expect(head(/Due.*sort key 2/)).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Status/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: /Due/ })).toHaveAttribute('aria-sort', 'none');

  await user.click(screen.getByRole('button', { name: 'Sort' }));
  const panel = await screen.findByRole('dialog', { name: 'Sort' });
  await user.click(await within(panel).findByRole('button', { name: 'Move up: Due' }));
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'Then sort by' }), 'Title');
  await user.click(within(panel).getByRole('button', { name: 'Remove: Status' }));
  await waitFor(() => expect(lastList()).toContain('Sort=-dueDate,title'));
  // The button goes with its key.
  await waitFor(() => expect(within(panel).getByRole('list', { name: 'Sorted by' })).toHaveFocus());
});

it('the first page of rows costs one call for the list', async () => {
  await openPanel({ host, path: '/admin/requests' });
  await screen.findByRole('table');
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  expect(bridge.calls.filter(({ line }) => line.includes('/api/Requests/GetAll')).length).toBe(1);
});
