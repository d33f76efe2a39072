import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callPath } from '#contract/resource-paths.ts';
import { comparedMatters, mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const party = {
  nameAr: 'شركة النيل للتوريدات',
  nameEn: 'Nile Supplies Company',
  side: 'other',
  number: '7001234567',
};

describe.each(comparedMatters.map((resource) => ({ name: resource.name, resource })))(
  'whoever asks whether the firm acts against somebody finds their $name',
  ({ resource }) => {
    let id = 0;
    const update = (parties: object[]) =>
      host.call('PUT', callPath(resource, resource.verbs.update), { as: 'Admin', body: { id, parties } });
    const found = async (words: string, as: Person) => {
      const query = { SearchTerm: words, PageSize: '100' };
      const { body } = await host.call('GET', callPath(resource, resource.verbs.list), { as, query });
      const rows = z.array(z.object({ id: z.number() })).parse(body.data);
      return rows.map((row) => row.id);
    };
    beforeAll(async () => {
      ({ id } = await mattersOn(host).send(resource));
      const saved = await update([party]);
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    });

    it.each(['شركه النيل', 'توريدات', 'nile supplies', '7001234567', '٧٠٠١٢٣٤٥٦٧'])(
      'by «%s»',
      async (words) => {
        for (const as of ['Admin', 'CustomerService'] as const) expect(await found(words, as)).toEqual([id]);
      },
    );

    it('and its client, who does not see the parties, learns nothing of them by searching', async () => {
      expect(await found('', 'User')).toContain(id);
      for (const words of ['النيل', 'nile', '7001234567']) expect(await found(words, 'User')).toEqual([]);
    });

    it('no more once the party is taken out', async () => {
      await update([]);
      expect(await found('nile supplies', 'Admin')).toEqual([]);
    });
  },
);
