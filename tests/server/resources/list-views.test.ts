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

it('only an Admin shares, nobody makes a view for somebody else, and clients and visitors have none', async () => {
  const sharing = await add('CustomerService', view('Not mine to share', { isShared: true }));
  expect(sharing.body.error?.fields?.['isShared']?.code).toBe('unknownField');
  const foreign = await add('CustomerService', view('Somebody else’s', { ownerId: 1 }));
  expect(foreign.body.error?.fields?.['ownerId']?.code).toBe('unknownField');
  expect((await add('User', view('A client’s'))).status).toBe(403);
  expect((await add(null, view('A visitor’s'))).status).toBe(401);
});
