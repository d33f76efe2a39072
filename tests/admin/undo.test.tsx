import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

const NAME = 'lastDeletion:faq-categories';
async function addCategory(name: string): Promise<number> {
  const body = { nameAr: name, nameEn: name };
  const answer = await host.call('POST', '/api/FaqCategories/Add', { as: 'Admin', body });
  return (answer.body.data as { id: number }).id;
}
const statusOf = async (id: number) =>
  (await host.call('GET', `/api/FaqCategories/GetById/${id}`, { as: 'Admin' })).status;

async function deleteFromList(name: string) {
  const user = await openPanel({ host, path: '/admin/faq/categories?PageSize=100' });
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  return user;
}

it('the toast of a deletion takes it back', async () => {
  const id = await addCategory('Undone at once');
  const user = await deleteFromList('Undone at once');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await statusOf(id)).toBe(200));
  await waitFor(() => expect(localStorage.getItem(NAME)).toBeNull());
});

it('after the tab was closed the list still offers to take the deletion back, and to nobody else', async () => {
  const id = await addCategory('Undone later');
  await deleteFromList('Undone later');
  await waitFor(async () => expect(await statusOf(id)).toBe(404));
  await waitFor(() => expect(localStorage.getItem(NAME)).not.toBeNull());
  const kept = localStorage.getItem(NAME) ?? '';
  expect(kept).not.toContain('Undone later');
  leavePanel();

  localStorage.setItem(NAME, kept.replace(/"userId":\d+/, '"userId":999'));
  await openPanel({ host, path: '/admin/faq/categories' });
  await screen.findAllByRole('row');
  expect(screen.queryByRole('button', { name: 'Undo the deletion' })).toBeNull();
  leavePanel();

  localStorage.setItem(NAME, kept);
  const user = await openPanel({ host, path: '/admin/faq/categories' });
  await user.click(await screen.findByRole('button', { name: 'Undo the deletion' }));
  await waitFor(async () => expect(await statusOf(id)).toBe(200));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the deletion' })).toBeNull());
});

it('a deletion that somebody else took back already says so, and is offered no more', async () => {
  const id = await addCategory('Undone elsewhere');
  await deleteFromList('Undone elsewhere');
  const undo = await screen.findByRole('button', { name: 'Undo the deletion' });
  await host.call('POST', `/api/FaqCategories/Restore/${id}`, { as: 'Admin' });
  undo.click();
  expect(await screen.findByText('Already restored')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(NAME)).toBeNull());
});

it('a record that was restored from the trash is not offered to be taken back any more', async () => {
  const id = await addCategory('Restored by hand');
  await deleteFromList('Restored by hand');
  await screen.findByRole('button', { name: 'Undo the deletion' });
  const kept = localStorage.getItem(NAME) ?? '';
  leavePanel();

  localStorage.setItem(NAME, kept);
  const user = await openPanel({ host, path: '/admin/faq/categories/trash?PageSize=100' });
  await user.click(await screen.findByRole('button', { name: /^Restore.*Restored by hand/ }));
  await waitFor(async () => expect(await statusOf(id)).toBe(200));
  await waitFor(() => expect(localStorage.getItem(NAME)).toBeNull());
});

it('who presses Escape while a deletion is under way still learns of it, and can take it back', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  bridge.server.use(http.delete('*/Delete/*', () => arrived.then(() => undefined), { once: true }));
  await addCategory('Deleted slowly');
  const user = await deleteFromList('Deleted slowly');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  arrive();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});
