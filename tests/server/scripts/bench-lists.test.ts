import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';
import { handLists, listNames } from '../../../scripts/bench/hand-lists.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

it.each(listNames)(
  'the servers that %s are measured beside answer with the keys of the host',
  async (name) => {
    const { endpoint, isPublic, columns, recordColumns } = handLists[name];
    const as = isPublic ? null : 'Admin';
    const listed = await host.call('GET', `/api/${endpoint}/GetAll`, { as, query: { PageSize: '1' } });
    const [row] = z.tuple([z.looseObject({ id: z.number() })]).parse(listed.body.data);
    const one = await host.call('GET', `/api/${endpoint}/GetById/${row.id}`, { as });
    const byHand = columns('ar', String);
    expect(Object.keys(byHand).toSorted()).toEqual(Object.keys(row).toSorted());
    expect(Object.keys({ ...byHand, ...recordColumns }).toSorted()).toEqual(
      Object.keys(z.looseObject({}).parse(one.body.data)).toSorted(),
    );
  },
);
