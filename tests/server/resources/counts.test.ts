import { expect, it } from 'vitest';
import { z } from 'zod';
import { countsSchema } from '#contract/counts.ts';
import type { Person } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const counts = async (as: Person, query: Record<string, string> = {}) =>
  countsSchema.parse((await host.call('GET', '/api/Requests/GetCounts', { as, query })).body.data);
const total = async (as: Person, query: Record<string, string> = {}) =>
  z.number().parse((await host.call('GET', '/api/Requests/GetAll', { as, query })).body['totalCount']);

const QUESTIONS: Record<string, string>[] = [{}, { BranchId: '1' }, { SearchTerm: 'عقد' }, { Ids: '1,2,3' }];

it('each tab counts what its list would show, under the same filters and for the same person', async () => {
  for (const as of ['Admin', 'CustomerService', 'User'] as const) {
    for (const query of QUESTIONS) {
      const found = await counts(as, query);
      expect(found.total).toBe(await total(as, query));
      for (const [Status, count] of Object.entries(found.counts))
        expect(count).toBe(await total(as, { ...query, Status }));
    }
  }
});

it('the chosen tab does not empty the others, and every option has its count', async () => {
  const all = await counts('Admin');
  expect(await counts('Admin', { Status: 'Rejected' })).toEqual(all);
  expect(Object.keys(all.counts)).toEqual(['Pending', 'Contacted', 'Resolved', 'Rejected']);
  expect((await counts('Admin', { SearchTerm: 'nothing has these words' })).counts).toEqual({
    Pending: 0,
    Contacted: 0,
    Resolved: 0,
    Rejected: 0,
  });
});

it('nobody counts what they may not list, and a question that the list refuses is refused', async () => {
  expect((await host.call('GET', '/api/Requests/GetCounts')).status).toBe(401);
  const odd = await host.call('GET', '/api/Requests/GetCounts', { as: 'Admin', query: { Status: 'Odd' } });
  expect(odd.status).toBe(400);
});
