import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { buildRecord } from '#tests/support/record-builder.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

let number = 7000;
async function addUser(name: string): Promise<number> {
  number += 1;
  const body = { ...buildRecord(users, { number }), fullNameAr: name, fullNameEn: name, role: 'User' };
  const { body: answer } = await host.call('POST', '/api/ApplicationUsers/AddWithRole', {
    as: 'Admin',
    body,
  });
  return (answer.data as { id: number }).id;
}
const addUsers = async (name: string, many: number) => {
  for (let at = 1; at <= many; at += 1) await addUser(`${name} ${at}`);
};
const box = (name: string) => screen.findByRole('checkbox', { name });
const bar = () => screen.findByRole('region', { name: 'Selected records' });
/** The records that a dialog names, in their order. */
const namedIn = async (dialog: HTMLElement) => {
  const list = await within(dialog).findByRole('list', { name: 'The selected records' });
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .toSorted();
};
const totalOf = async (search: string, query: Record<string, string> = {}) =>
  (
    await host.call('GET', '/api/ApplicationUsers/GetAll', {
      as: 'Admin',
      query: { SearchTerm: search, ...query },
    })
  ).body['totalCount'];

it('rows chosen on two pages are deleted together, and come back together from the trash', async () => {
  await addUsers('Alpha', 7);
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=alpha&Sort=id' });
  await user.click(await box('Select: Alpha 1'));
  await user.click(await screen.findByRole('button', { name: /Next/ }));
  await user.click(await box('Select: Alpha 6'));
  expect(within(await bar()).getByRole('status')).toHaveTextContent('2 selected');
  await user.click(within(await bar()).getByRole('button', { name: 'Delete selected' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 records?' });
  expect(await namedIn(dialog)).toEqual(['Alpha 1', 'Alpha 6']);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await totalOf('alpha')).toBe(5));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Trash' }));
  await screen.findByRole('heading', { level: 1, name: 'Trash: Users' });
  await box('Select: Alpha 6');
  await user.click(await box('Select the rows of this page'));
  await user.click(within(await bar()).getByRole('button', { name: 'Restore' }));
  const ask = await screen.findByRole('dialog', { name: 'Restore 2 records?' });
  expect(await namedIn(ask)).toEqual(['Alpha 1', 'Alpha 6']);
  await user.click(within(ask).getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await totalOf('alpha')).toBe(7));
});

it('R343 a deletion that found no line said why, and not what had failed', async () => {
  await addUsers('Offline', 1);
  const lost = () => HttpResponse.error();
  bridge.server.use(http.delete('*/api/ApplicationUsers/*', lost), http.post('*/DeleteMany', lost));
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=offline' });
  await user.click(await box('Select: Offline 1'));
  await user.click(within(await bar()).getByRole('button', { name: 'Delete selected' }));
  const many = within(await screen.findByRole('dialog'));
  await user.click(many.getByRole('button', { name: 'Delete' }));
  expect(await many.findByRole('alert')).toHaveTextContent(/^Couldn't delete the user.*Failed to connect/);
  await user.click(many.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('link', { name: 'Offline 1' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const one = within(await screen.findByRole('dialog'));
  await user.click(one.getByRole('button', { name: 'Delete' }));
  expect(await one.findByRole('alert')).toHaveTextContent(/^Couldn't delete the user.*Failed to connect/);
});

it('all that the filters find are chosen beyond the page, and get the same values', async () => {
  await addUsers('Beta', 6);
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=beta' });
  await screen.findAllByRole('checkbox', { name: /Beta/ });
  await user.click(await box('Select the rows of this page'));
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 6 matches' }));
  expect(within(await bar()).getByRole('status')).toHaveTextContent('6 selected');
  await user.click(within(await bar()).getByRole('button', { name: 'Edit fields' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit 6 records' });
  expect(await namedIn(dialog)).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `Beta ${nth}`));
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Choose at least one field');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Change: Role' }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'Support');
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await totalOf('beta', { Role: 'CustomerService' })).toBe(6);
});

it('a change of many whose answer was lost was refused as if a colleague had made it, when it was sent again', async () => {
  await addUsers('Unheard', 2);
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=unheard' });
  await box('Select: Unheard 1');
  await user.click(await box('Select the rows of this page'));
  await user.click(within(await bar()).getByRole('button', { name: 'Edit fields' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit 2 records' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Change: Role' }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'Support');
  loseAnswer({ host, bridge }, '/api/ApplicationUsers/UpdateMany', 'put');
  const save = within(dialog).getByRole('button', { name: 'Save changes' });
  await user.click(save);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to connect');
  expect(await totalOf('unheard', { Role: 'CustomerService' })).toBe(2);
  // The list has been asked for again by then.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('what is refused is named, nothing is done, and the rest can go on without it', async () => {
  const other = await addUser('Dr. Mishaal the second');
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=mishaal' });
  await box('Select: Dr. Mishaal Al-Sidrawi');
  await user.click(await box('Select the rows of this page'));
  await user.click(within(await bar()).getByRole('button', { name: 'Delete selected' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('refused for 1 of 2');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('You cannot delete your own account');
  expect(await totalOf('mishaal')).toBe(2);
  await user.click(within(dialog).getByRole('button', { name: 'Go on without it' }));
  await waitFor(async () => expect(await totalOf('mishaal')).toBe(1));
  expect((await host.call('GET', `/api/ApplicationUsers/GetById/${other}`, { as: 'Admin' })).status).toBe(
    404,
  );
});

it('another filter chooses anew, and what nobody may change offers no boxes', async () => {
  await addUsers('Gamma', 2);
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=gamma' });
  await user.click(await box('Select: Gamma 1'));
  await bar();
  await user.type(screen.getByRole('searchbox'), ' 1');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull());
  leavePanel();
  await openPanel({ host, path: '/admin/audit' });
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('a row of an earlier page that a colleague has changed since it was chosen is not changed unseen, and is named', async () => {
  await addUsers('Epsilon', 7);
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=epsilon&Sort=id' });
  await user.click(await box('Select: Epsilon 1'));
  await user.click(await box('Select: Epsilon 2'));
  await user.click(await screen.findByRole('button', { name: /Next/ }));
  await user.click(await box('Select: Epsilon 6'));
  await host.database.pool.query(
    `update users set full_name_en = 'Epsilon anew', version = version + 1 where full_name_en = 'Epsilon 1'`,
  );
  await user.click(within(await bar()).getByRole('button', { name: 'Delete selected' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByRole('alert');
  expect(dialog.getByRole('listitem')).toHaveTextContent(/.+1 record.*Epsilon anew$/);
  expect(await totalOf('epsilon')).toBe(7);
  await user.click(dialog.getByRole('button', { name: /without/i }));
  await waitFor(async () => expect(await totalOf('epsilon')).toBe(5));
});

it('why many were refused is told once, with how many and the first of them, each a way to its page', async () => {
  await addUsers('Zeta', 9);
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=zeta&PageSize=20' });
  await box('Select: Zeta 1');
  await user.click(await box('Select the rows of this page'));
  await user.click(within(await bar()).getByRole('button', { name: 'Delete selected' }));
  await host.database.pool.query(
    `update users set version = version + 1 where full_name_en like 'Zeta %' and full_name_en <> 'Zeta 9'`,
  );
  await host.database.pool.query(`update users set deleted_at = now() where full_name_en = 'Zeta 9'`);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByRole('alert');
  const [changed, gone, ...others] = dialog.getAllByRole('listitem');
  expect(others).toEqual([]);
  if (!changed || !gone) throw new Error('There are two reasons');
  expect(changed).toHaveTextContent('8 records');
  expect(within(changed).getAllByRole('link')).toHaveLength(5);
  // Nobody is called by name who is not there.
  expect(gone).toHaveTextContent(/1 record.*#\d+/);
  expect(within(gone).queryByRole('link')).toBeNull();
  await user.click(within(changed).getByRole('button', { name: 'Show 3 more' }));
  const links = within(changed).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent).toSorted()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((nth) => `Zeta ${nth}`),
  );
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/admin\/users\/\d+$/));
  expect(changed.contains(document.activeElement)).toBe(true);
});

it('a move that none of the chosen can make could be confirmed, and was refused', async () => {
  const { inState } = mattersOn(host);
  const done = [await inState(requests, 'Resolved'), await inState(requests, 'Resolved')];
  const user = await openPanel({ host, path: '/admin/requests?Sort=-id&PageSize=5' });
  for (const { id } of done) {
    const link = await screen.findByRole('link', {
      name: (_name, element) => element.getAttribute('href')?.endsWith(`/${id}`) ?? false,
    });
    await user.click(within(link.closest('tr') ?? link).getByRole('checkbox'));
  }
  await user.click(within(await bar()).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Reject' });
  await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'));
  expect(dialog).toHaveTextContent('Not possible for 2');
  await user.type(within(dialog).getByRole('textbox'), 'No longer asked for{Control>}{Enter}{/Control}');
  await user.click(confirm);
  const written = bridge.calls.filter(({ line }) => /^(POST|PUT) \/api\/Requests/.test(line));
  expect([written, dialog.contains(confirm)]).toEqual([[], true]);
});

it('rows that were deleted or moved from their own menu stayed chosen', async () => {
  await addUsers('Theta', 3);
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=theta' });
  await box('Select: Theta 1');
  await user.click(await box('Select the rows of this page'));
  expect(within(await bar()).getByRole('status')).toHaveTextContent('3 selected');
  await user.click(screen.getByRole('button', { name: 'Actions for Theta 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(await bar()).getByRole('status')).toHaveTextContent('2 selected');
  leavePanel();

  const { send } = mattersOn(host);
  const title = `Iota ${Date.now()}`;
  for (let at = 0; at < 2; at += 1)
    await send(requests, 'User', { ...buildRecord(requests, { role: 'User' }), title });
  const again = await openPanel({ host, path: `/admin/requests?SearchTerm=${encodeURIComponent(title)}` });
  await screen.findAllByRole('checkbox', { name: /Iota/ });
  await again.click(await box('Select the rows of this page'));
  expect(within(await bar()).getByRole('status')).toHaveTextContent('2 selected');
  const [menu] = screen.getAllByRole('button', { name: /^Actions for .*Iota/ });
  await again.click(menu ?? document.body);
  await again.click(await screen.findByRole('menuitem', { name: 'Resolve' }));
  await waitFor(async () => expect(within(await bar()).getByRole('status')).toHaveTextContent('1 selected'));
});

it('what can be done with chosen rows has a key each, which leaves the focus in its row, and the help names them', async () => {
  await addUsers('Kappa', 6);
  const exported: string[] = [];
  bridge.server.use(
    http.get('*/api/ApplicationUsers/Export', ({ request }) => {
      exported.push(request.url);
      return HttpResponse.error();
    }),
  );
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=kappa' });
  await screen.findAllByRole('checkbox', { name: /Kappa/ });
  await user.keyboard('ja');
  const row = document.activeElement;
  expect(row).toHaveAttribute('data-row-id');
  const said = within(await bar()).getByRole('status');
  expect(said).toHaveTextContent('5 selected');
  await user.keyboard('l');
  await waitFor(() => expect(said).toHaveTextContent('6 selected'));
  await user.keyboard('d');
  await waitFor(() => expect(exported[0]).toContain('SearchTerm=kappa'));
  expect(row).toHaveFocus();
  await user.keyboard('c');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull());
  expect(row).toHaveFocus();

  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  for (const [key, words] of [
    ['l', 'After selecting the page: select all matches'],
    ['d', 'Selected rows: export'],
    ['c', 'Selected rows: clear the selection'],
  ] as const)
    expect(help.getByText(words).previousElementSibling).toHaveTextContent(key);
  // Accounts are not published.
  expect(help.queryByText('Selected rows: publish')).toBeNull();
});

it('what was pressed in the bar and is gone with it dropped the focus', async () => {
  await addUsers('Lambda', 6);
  const user = await openPanel({ host, path: '/admin/users?SearchTerm=lambda' });
  await screen.findAllByRole('checkbox', { name: /Lambda/ });
  await user.click(await box('Select the rows of this page'));
  const matching = within(await bar()).getByRole('button', { name: 'Select all 6 matches' });
  matching.focus();
  await user.keyboard('{Enter}');
  const clear = within(await bar()).getByRole('button', { name: 'Clear selection' });
  await waitFor(() => expect(clear).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
