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
    const { endpoint, isPublic, columns } = handLists[name];
    const query = { PageSize: '1' };
    const { body } = await host.call('GET', `/api/${endpoint}/GetAll`, {
      as: isPublic ? null : 'Admin',
      query,
    });
    const [row] = z.tuple([z.looseObject({})]).parse(body.data);
    expect(Object.keys(columns('ar', String)).toSorted()).toEqual(Object.keys(row).toSorted());
  },
);
