import { expect, it } from 'vitest';
import { clientReviews } from '#resources/client-reviews.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import type { Person } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const add = async (isPublished: boolean) => {
  const body = { ...buildRecord(clientReviews), isPublished };
  const made = await host.call('POST', '/api/ClientReviews/Add', { as: 'Admin', body });
  return (made.body.data as { id: number }).id;
};
const read = (id: number, as: Person) => host.call('GET', `/api/ClientReviews/GetById/${id}`, { as });
const list = async (as: Person, query: Record<string, string>) => {
  const { body } = await host.call('GET', '/api/ClientReviews/GetAll', { as, query });
  return { ids: (body.data as { id: number }[]).map(({ id }) => id), total: body['totalCount'] };
};

it('what is not published is read by staff who manage it and by nobody else, by no question', async () => {
  const [shown, hidden] = [await add(true), await add(false)];
  const both = `${shown},${hidden}`;
  for (const person of [null, 'User', 'CustomerService'] as const) {
    expect((await read(shown, person)).status).toBe(200);
    const answer = await read(hidden, person);
    const unknown = await read(2_000_000_000, person);
    expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    expect(await list(person, { Ids: both })).toEqual({ ids: [shown], total: 1 });
    expect((await list(person, { IsPublished: 'false' })).total).toBe(0);
    expect((await list(person, { SearchTerm: 'English', Ids: both })).ids).toEqual([shown]);
  }
  expect((await read(hidden, 'Admin')).status).toBe(200);
  expect((await list('Admin', { Ids: both })).ids.toSorted()).toEqual([shown, hidden].toSorted());
});

it('taking it back hides it at once', async () => {
  const id = await add(true);
  await host.call('PUT', '/api/ClientReviews/Update', { as: 'Admin', body: { id, isPublished: false } });
  expect((await read(id, null)).status).toBe(404);
});
