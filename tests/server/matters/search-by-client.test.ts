import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Field, isSearchable } from '#contract/fields.ts';
import { callPath } from '#contract/resource-paths.ts';
import { matterResources } from '#resources/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const on = mattersOn(host);

beforeAll(async () => {
  const id = await host.userIdOf('User');
  const changed = await host.call('PUT', '/api/ApplicationUsers/Update', {
    as: 'Admin',
    body: { id, fullNameAr: 'طارقة الخزامي', fullNameEn: 'Tareqa AlKhuzami', mobileNumber: '0558771212' },
  });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
});

describe.each(matterResources.map((resource) => ({ name: resource.name, resource })))(
  'staff who have a client on the phone find their $name',
  ({ resource }) => {
    const found = async (words: string, as: Person) => {
      const { body } = await host.call('GET', callPath(resource, resource.verbs.list), {
        as,
        query: { SearchTerm: words, PageSize: '100' },
      });
      return z
        .array(z.object({ id: z.number() }))
        .parse(body.data)
        .map(({ id }) => id);
    };

    it.each([
      'طارقه',
      'الخزامي طارقة',
      'tareqa alkhuzami',
      '0558771212',
      '+966 55 877 1212',
      '٠٥٥٨٧٧١٢١٢',
      '8771212',
    ])('by «%s»', async (words) => {
      const { id } = await on.send(resource, 'User');
      const other = await on.send(resource, 'client2');
      for (const as of ['Admin', 'CustomerService'] as const) {
        const ids = await found(words, as);
        expect(ids).toContain(id);
        expect(ids).not.toContain(other.id);
      }
    });

    it('by a name and a word of the matter together', async () => {
      const { id } = await on.send(resource, 'User');
      const number = z
        .object({ number: z.string() })
        .parse(
          (await host.call('GET', callPath(resource, resource.verbs.read, id), { as: 'Admin' })).body.data,
        ).number;
      expect(await found(`الخزامي ${number}`, 'CustomerService')).toEqual([id]);
    });

    it('once, and counted once, where both the matter and its client have the word', async () => {
      const written = buildRecord(resource, { role: 'User' });
      const texts = Object.entries<Field>(resource.fields).filter(([, field]) => isSearchable(field));
      const [text = ''] = texts.map(([key]) => key).filter((key) => key in written);
      const { id } = await on.send(resource, 'User', { ...written, [text]: 'Tareqa, about a lease' });
      const answers = await Promise.all(
        ['tareqa', 'ta', 'tareqa alkhuzami'].map((words) =>
          host.call('GET', callPath(resource, resource.verbs.list), {
            as: 'Admin',
            query: { SearchTerm: words, PageSize: '100' },
          }),
        ),
      );
      for (const { body } of answers) {
        const ids = z
          .array(z.object({ id: z.number() }))
          .parse(body.data)
          .map((row) => row.id);
        expect(ids.filter((one) => one === id)).toEqual([id]);
        expect(body.totalCount).toBe(new Set(ids).size);
      }
    });

    it('and a client finds nothing by the name of whoever it is', async () => {
      await on.send(resource, 'User');
      expect(await found('الخزامي', 'User')).toEqual([]);
      expect(await found('الخزامي', 'client2')).toEqual([]);
    });
  },
);
