import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import type * as Requests from '#resources/requests.ts';
import { requests } from '#resources/requests.ts';
import type * as Users from '#resources/users.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

// Everybody reads all, and changes what is theirs: requests by assignment, accounts by office.
vi.mock('#resources/requests.ts', async (load) => {
  const { requests: shipped } = await load<typeof Requests>();
  const grant = { Admin: 'all', CustomerService: 'assigned' } as const;
  const moves = Object.fromEntries(
    Object.entries(shipped.workflow?.moves ?? {}).map(([name, move]) => [
      name,
      move.access.CustomerService ? { ...move, access: { ...move.access, ...grant } } : move,
    ]),
  );
  const narrow: AnyResource = {
    ...shipped,
    access: { ...shipped.access, update: grant },
    actions: { ...shipped.actions, ...moves },
    ...(shipped.workflow ? { workflow: { ...shipped.workflow, moves } } : {}),
  };
  return { requests: narrow };
});
vi.mock('#resources/users.ts', async (load) => {
  const { users: shipped } = await load<typeof Users>();
  const grant = { Admin: 'office' } as const;
  const narrow: AnyResource = {
    ...shipped,
    office: 'branchId',
    access: { ...shipped.access, update: grant, delete: grant },
  };
  return { users: narrow };
});

const { host } = await shareBridgedHost(leavePanel);
const query = (text: string, values: unknown[]) => host.database.pool.query(text, values);

/** What the menu of a row offers, by its words. */
async function offered(user: Awaited<ReturnType<typeof openPanel>>, title: string): Promise<string[]> {
  const row = (await screen.findByRole('link', { name: title })).closest('tr') ?? expect.fail('no row');
  await user.click(within(row).getByRole('button', { name: new RegExp(title) }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return entries;
}

it('the menus of rows offer to change what the person takes care of, and no other record', async () => {
  const on = mattersOn(host);
  const titled = (title: string) => ({ ...buildRecord(requests, { role: 'User' }), title });
  const mine = await on.send(requests, 'User', titled('Narrow grant, mine'));
  await on.send(requests, 'User', titled('Narrow grant, theirs'));
  await query('update requests set assignee_id = $2 where id = $1', [
    mine.id,
    await host.userIdOf('CustomerService'),
  ]);
  const path = '/admin/requests?SearchTerm=Narrow';
  const user = await openPanel({ host, path, role: 'CustomerService' });
  expect(await offered(user, 'Narrow grant, mine')).toEqual([
    'View',
    'Edit',
    'Copy link',
    'Mark as contacted',
    'Resolve',
    'Reject',
  ]);
  expect(await offered(user, 'Narrow grant, theirs')).toEqual(['View', 'Copy link']);
});

it('the page of a record has buttons to change it where it is of the same office, and none where it is not', async () => {
  const [near, far] = [await host.userIdOf('User'), await host.userIdOf('client2')];
  await query('update users set branch_id = 1 where id = any($1)', [[near, await host.userIdOf('Admin')]]);
  await query('update users set branch_id = 2 where id = $1', [far]);
  const shown = async (id: number) => {
    await openPanel({ host, path: `/admin/users/${id}` });
    await screen.findByText(`No. ${id}`, { exact: false });
    const names = ['Edit', 'Delete'].filter(
      (name) =>
        [...screen.queryAllByRole('link', { name }), ...screen.queryAllByRole('button', { name })].length > 0,
    );
    leavePanel();
    return names;
  };
  expect(await shown(near)).toEqual(['Edit', 'Delete']);
  expect(await shown(far)).toEqual([]);
});
