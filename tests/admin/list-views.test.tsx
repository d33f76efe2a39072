import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { defaultViewName } from '#contract/stores.ts';
import { requests } from '#resources/requests.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

type User = Awaited<ReturnType<typeof openPanel>>;
const lastList = () =>
  bridge.calls.filter(({ line }) => line.includes('/Requests/GetAll')).at(-1)?.line ?? '';
async function openViews(user: User) {
  await screen.findAllByRole('row');
  await user.click(screen.getByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('dialog', { name: 'Views' }));
}

it('what is shown is kept under a name, shared, chosen by a colleague, and opened with from then on', async () => {
  const user = await openPanel({ host, path: '/admin/requests?Status=Pending&Sort=dueDate&PageIndex=1' });
  const panel = await openViews(user);
  await user.type(await panel.findByRole('textbox', { name: 'Name of the view' }), 'Waiting');
  await user.click(panel.getByRole('checkbox', { name: 'Share it with all staff' }));
  await user.click(panel.getByRole('button', { name: 'Save what is shown' }));
  expect(await panel.findByRole('button', { name: /^Waiting/ })).toBeVisible();
  leavePanel();
  bridge.reset();

  const colleague = await openPanel({ host, path: '/admin/requests', role: 'CustomerService' });
  const theirs = await openViews(colleague);
  expect(theirs.queryByRole('checkbox')).toBeNull();
  await colleague.click(await theirs.findByRole('button', { name: 'Make default: Waiting' }));
  expect(theirs.queryByRole('button', { name: 'Delete: Waiting' })).toBeNull();
  await colleague.click(theirs.getByRole('button', { name: /^Waiting/ }));
  await waitFor(() => expect(lastList()).toContain('Sort=dueDate&Status=Pending'));
  const name = defaultViewName(requests, await host.userIdOf('CustomerService'));
  const kept = localStorage.getItem(name) ?? '';
  leavePanel();
  bridge.reset();

  localStorage.setItem(name, kept);
  const again = await openPanel({ host, path: '/admin/requests', role: 'CustomerService' });
  await waitFor(() => expect(lastList()).toContain('Sort=dueDate&Status=Pending'));
  expect(bridge.calls.filter(({ line }) => line.includes('/ListViews/'))).toEqual([]);
  // Clearing the filters means all, not the chosen view again.
  await again.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(lastList()).not.toContain('Status=Pending'));
});

it('a view that no longer fits the list says so and changes nothing', async () => {
  const body = { name: 'From before', resource: 'requests', query: 'Gone=1', columns: '' };
  await host.call('POST', '/api/ListViews/Add', { as: 'Admin', body });
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openViews(user);
  await user.click(await panel.findByRole('button', { name: /^From before/ }));
  expect(await screen.findByText('This view no longer fits the list')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Delete: From before' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: /^From before/ })).toBeNull());
});

const addView = (name: string, isShared = false) =>
  host.call('POST', '/api/ListViews/Add', {
    as: 'Admin',
    body: { name, resource: 'requests', query: 'Status=Pending', columns: '', isShared },
  });

it('the list says which view it shows and that it asks something else by now, and the view takes that over', async () => {
  await addView('Mine');
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openViews(user);
  await user.click(await panel.findByRole('button', { name: /^Mine/ }));
  const button = await screen.findByRole('button', { name: /^Views: Mine$/ });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(button).toHaveAccessibleName(/Mine\s*changed/));
  await user.click(button);
  const again = within(await screen.findByRole('dialog', { name: 'Views' }));
  await user.click(await again.findByRole('button', { name: 'Save what is shown as: Mine' }));
  await waitFor(() => expect(button).toHaveAccessibleName('Views: Mine'));
  const { body } = await host.call('GET', '/api/ListViews/GetAll', { as: 'Admin' });
  expect(body.data).toContainEqual(expect.objectContaining({ name: 'Mine', query: '' }));
  await user.click(again.getByRole('button', { name: 'All records' }));
  expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
});

it('a view is renamed by the keyboard, and the focus stays in the row', async () => {
  await addView('Wainting');
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openViews(user);
  (await panel.findByRole('button', { name: 'Rename: Wainting' })).focus();
  await user.keyboard('{Enter}');
  const field = await panel.findByRole('textbox', { name: 'New name: Wainting' });
  await waitFor(() => expect(field).toHaveFocus());
  // The old name is selected: typing replaces it.
  await user.keyboard('Waiting longest{Enter}');
  const renamed = await panel.findByRole('button', { name: 'Rename: Waiting longest' });
  await waitFor(() => expect(renamed).toHaveFocus());
  expect(panel.queryByText('Wainting')).toBeNull();
});

it('a name that was not wanted after all stays, and one that cannot be saved says why and is not lost', async () => {
  await addView('Stays');
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openViews(user);
  await user.click(await panel.findByRole('button', { name: 'Rename: Stays' }));
  await user.keyboard('Gone');
  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  await user.click(await panel.findByRole('button', { name: 'Rename: Stays' }));
  bridge.server.use(http.put('*/api/ListViews/Update', () => HttpResponse.error()));
  await user.keyboard('Better{Enter}');
  expect(await panel.findByRole('alert')).toBeVisible();
  expect(panel.getByRole('textbox', { name: 'New name: Stays' })).toHaveValue('Better');
});

/** Opens the list with the view of this name from now on. */
async function openWith(user: User, name: string) {
  const panel = await openViews(user);
  await user.click(await panel.findByRole('button', { name: `Make default: ${name}` }));
  return panel;
}
const keptDefaults = () => Object.keys(localStorage).filter((key) => key.startsWith('defaultView'));

it('a list opened for ever with a view that was deleted, and no star was left to switch off', async () => {
  await addView('Deleted later');
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openWith(user, 'Deleted later');
  await waitFor(() => expect(lastList()).toContain('Status=Pending'));
  await user.click(panel.getByRole('button', { name: 'Delete: Deleted later' }));
  await waitFor(() => expect(keptDefaults()).toEqual([]));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Clear filters', hidden: true })).toBeNull(),
  );
});

it('a view that was deleted by mistake came back without its star', async () => {
  await addView('Starred');
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openWith(user, 'Starred');
  await waitFor(() => expect(lastList()).toContain('Status=Pending'));
  await user.click(panel.getByRole('button', { name: 'Delete: Starred' }));
  await waitFor(() => expect(keptDefaults()).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(keptDefaults()).toHaveLength(1));
  await user.keyboard('{Escape}');
  const again = await openViews(user);
  const star = await again.findByRole('button', { name: 'Make default: Starred' });
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(keptDefaults()).toHaveLength(1);
});

it('a view that came back took the star from the one that had it meanwhile', async () => {
  await addView('First star');
  await addView('Second star');
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openWith(user, 'First star');
  await waitFor(() => expect(lastList()).toContain('Status=Pending'));
  await user.click(panel.getByRole('button', { name: 'Delete: First star' }));
  await waitFor(() => expect(keptDefaults()).toEqual([]));
  await user.click(panel.getByRole('button', { name: 'Make default: Second star' }));
  await waitFor(() => expect(keptDefaults()).toHaveLength(1));
  const [name = ''] = keptDefaults();
  const kept = localStorage.getItem(name);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/1 record restored/)).toBeVisible();
  expect(localStorage.getItem(name)).toBe(kept);
});

it('what somebody looked for lay on this browser under the name of before, for ever', async () => {
  localStorage.setItem('defaultView:requests', JSON.stringify({ id: 1, query: 'Status=Pending' }));
  const user = await openPanel({ host, path: '/admin/requests' });
  await openViews(user);
  await waitFor(() => expect(keptDefaults()).toEqual([]));
});

it('a list opened with what a shared view had asked before its owner changed it', async () => {
  await addView('Shared', true);
  const role = 'CustomerService';
  const user = await openPanel({ host, path: '/admin/requests', role });
  await openWith(user, 'Shared');
  await host.database.pool.query(`update list_views set query = 'Status=Resolved' where name = 'Shared'`);
  const [name = ''] = keptDefaults();
  const kept = localStorage.getItem(name) ?? '';
  leavePanel();
  localStorage.setItem(name, kept);
  const panel = await openViews(await openPanel({ host, path: '/admin/requests', role }));
  expect(await panel.findByRole('button', { name: 'Make default: Shared', pressed: true })).toBeVisible();
  await waitFor(() => expect(lastList()).toContain('Status=Resolved'));
});

it('a list that opens with a view which no longer fits it showed all records, without a word', async () => {
  const name = defaultViewName(requests, await host.userIdOf('Admin'));
  localStorage.setItem(name, JSON.stringify({ id: 1, query: 'Gone=1' }));
  await openPanel({ host, path: '/admin/requests' });
  expect(await screen.findByText('This view no longer fits the list')).toBeVisible();
  await waitFor(() => expect(lastList()).not.toBe(''));
});

it('P-02 the next account at this browser was shown what somebody else looks for', async () => {
  await addView('Own');
  const user = await openPanel({ host, path: '/admin/requests' });
  await openWith(user, 'Own');
  const kept = keptDefaults().map((name) => [name, localStorage.getItem(name) ?? ''] as const);
  leavePanel();
  for (const [name, value] of kept) localStorage.setItem(name, value);
  bridge.reset();
  await openPanel({ host, path: '/admin/requests', role: 'CustomerService' });
  await waitFor(() => expect(lastList()).not.toBe(''));
  expect(lastList()).not.toContain('Status=Pending');
});

it('one press deleted a view for good, and dropped the focus', async () => {
  await addView('Pressed');
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openViews(user);
  await user.click(await panel.findByRole('button', { name: /^Pressed/ }));
  await user.click(await screen.findByRole('button', { name: 'Views: Pressed' }));
  const again = within(await screen.findByRole('dialog', { name: 'Views' }));
  const remove = await again.findByRole('button', { name: 'Delete: Pressed' });
  bridge.server.use(http.delete('*/api/ListViews/Delete/*', () => HttpResponse.error(), { once: true }));
  await user.click(remove);
  expect(await again.findByRole('alert')).toBeVisible();
  // Refused, it is still what is shown.
  expect(screen.getByRole('button', { name: 'Views: Pressed', hidden: true })).toBeVisible();
  await user.click(remove);
  await waitFor(() => expect(again.queryByRole('button', { name: /^Pressed/ })).toBeNull());
  await waitFor(() => expect(again.getByRole('button', { name: 'All records' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => {
    const { body } = await host.call('GET', '/api/ListViews/GetAll', { as: 'Admin' });
    expect(body.data).toContainEqual(expect.objectContaining({ name: 'Pressed' }));
  });
});

it('a second press on the bin of a view said that it was not there', async () => {
  await addView('Twice');
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openViews(user);
  await user.dblClick(await panel.findByRole('button', { name: 'Delete: Twice' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: /^Twice/ })).toBeNull());
  expect(panel.queryByRole('alert')).toBeNull();
  expect(bridge.calls.filter(({ line }) => line.includes('/ListViews/Delete'))).toHaveLength(1);
});

it('a view whose first answer was lost was kept twice', async () => {
  const user = await openPanel({ host, path: '/admin/requests' });
  const panel = await openViews(user);
  await user.type(await panel.findByRole('textbox', { name: 'Name of the view' }), 'Kept once');
  loseAnswer({ host, bridge }, '/api/ListViews/Add');
  const save = panel.getByRole('button', { name: 'Save what is shown' });
  await user.click(save);
  expect(await panel.findByRole('alert')).toBeVisible();
  await user.click(save);
  expect(await screen.findByText('The view is saved')).toBeVisible();
  expect(await panel.findAllByRole('button', { name: 'Rename: Kept once' })).toHaveLength(1);
  await user.type(panel.getByRole('textbox', { name: 'Name of the view' }), 'Kept once');
  await user.click(save);
  await waitFor(() => expect(panel.getAllByRole('button', { name: 'Rename: Kept once' })).toHaveLength(2));
});
