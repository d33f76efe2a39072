import { expect, it } from 'vitest';
import type { Person } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const view = (name: string, more = {}) => ({
  name,
  resource: 'requests',
  query: 'Status=Pending',
  columns: '',
  ...more,
});
const add = (as: Person, values: object) => host.call('POST', '/api/ListViews/Add', { as, body: values });
const idOf = (answer: Awaited<ReturnType<typeof add>>) => (answer.body.data as { id: number }).id;
const namesFor = async (as: Person, query: Record<string, string> = {}) => {
  const { body } = await host.call('GET', '/api/ListViews/GetAll', { as, query });
  return (body.data as { name: string }[]).map(({ name }) => name);
};

it('everyone on the staff sees their own views and what an Admin shares, and changes only their own', async () => {
  await add('Admin', view('Mine alone'));
  const shared = idOf(await add('Admin', view('For all', { isShared: true })));
  await add('CustomerService', view('Support’s own'));
  expect(await namesFor('Admin')).toEqual(['For all', 'Mine alone']);
  expect(await namesFor('CustomerService')).toEqual(['For all', 'Support’s own']);
  expect((await host.call('GET', `/api/ListViews/GetById/${shared}`, { as: 'CustomerService' })).status).toBe(
    200,
  );

  const change = { as: 'CustomerService', body: { id: shared, name: 'Taken over' } } as const;
  expect((await host.call('PUT', '/api/ListViews/Update', change)).status).toBe(404);
  const erase = await host.call('DELETE', `/api/ListViews/Delete/${shared}`, { as: 'CustomerService' });
  expect(erase.status).toBe(404);
  const many = await host.call('POST', '/api/ListViews/DeleteMany', {
    as: 'CustomerService',
    body: { matching: { query: '', count: 2 } },
  });
  expect([many.status, many.body.error?.code]).toEqual([409, 'selectionChanged']);

  await host.call('DELETE', `/api/ListViews/Delete/${shared}`, { as: 'Admin' });
  expect(await namesFor('CustomerService')).toEqual(['Support’s own']);
  // Nobody looks into another's trash.
  expect(await namesFor('CustomerService', { Trash: 'true' })).toEqual([]);
});

it('what an Admin shares of a list that a colleague may not open is nothing that the colleague is shown', async () => {
  const mail = 'SearchTerm=somebody@example.com';
  const accounts = view('Accounts to look at', { resource: 'users', query: mail, isShared: true });
  const id = idOf(await add('Admin', accounts));
  expect(await namesFor('Admin', { Resource: 'users' })).toEqual(['Accounts to look at']);
  const all = await host.call('GET', '/api/ListViews/GetAll', { as: 'CustomerService' });
  expect(JSON.stringify(all.body)).not.toContain('Accounts to look at');
  for (const path of ['GetById', 'GetForUpdate', 'History']) {
    const answer = await host.call('GET', `/api/ListViews/${path}/${id}`, { as: 'CustomerService' });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  const file = await host.app.inject({
    url: '/api/ListViews/Export',
    headers: { authorization: `Bearer ${await host.tokenOf('CustomerService')}` },
  });
  expect([file.statusCode, file.payload.includes('Accounts')]).toEqual([200, false]);
});

it('only an Admin shares, nobody makes a view for somebody else, and clients and visitors have none', async () => {
  const sharing = await add('CustomerService', view('Not mine to share', { isShared: true }));
  expect(sharing.body.error?.fields?.['isShared']?.code).toBe('unknownField');
  const foreign = await add('CustomerService', view('Somebody else’s', { ownerId: 1 }));
  expect(foreign.body.error?.fields?.['ownerId']?.code).toBe('unknownField');
  expect((await add('User', view('A client’s'))).status).toBe(403);
  expect((await add(null, view('A visitor’s'))).status).toBe(401);
});
