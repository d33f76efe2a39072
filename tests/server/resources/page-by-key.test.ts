import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
await host.database.pool.query(
  `insert into requests (title, description, client_id, branch_id, service_id, status, due_date, created_at)
   select (array['عقد', 'Deed', 'أب', 'ُعقد', '٣'])[1 + n % 5] || ' ' || n / 7, '', u.id, 1 + n % 2, 1,
     (array['Pending', 'Contacted', 'Resolved'])[1 + n % 3],
     case when n % 4 <> 0 then date '2026-01-01' + n % 9 end, now() - n / 3 * interval '1 minute'
   from generate_series(1, 90) n, (select id from users where role = 'User' order by id limit 1) u`,
);

const pageSchema = z.object({
  data: z.array(z.object({ id: z.number() })).transform((rows) => rows.map(({ id }) => id)),
  totalCount: z.number(),
  totalPages: z.number(),
  firstKey: z.string().optional(),
  lastKey: z.string().optional(),
});
type Page = z.output<typeof pageSchema>;

const CALL = '/api/Requests/GetAll';
const ask = async (
  query: Record<string, string>,
  as: 'Admin' | 'User' | 'client2' = 'Admin',
): Promise<Page> => pageSchema.parse((await host.call('GET', CALL, { as, query })).body);

const keyOf = (page: Page, which: 'firstKey' | 'lastKey') => page[which] ?? expect.fail('no key');
/** What the browser sends for another page once it has seen one. */
const nearOf = (seen: Page, at: number, to: number) => ({
  Near: `${at}.${keyOf(seen, to > at ? 'lastKey' : 'firstKey')}`,
});

/** The list while somebody writes: what was done is undone afterwards. */
async function meanwhile(write: string, work: () => Promise<void>): Promise<void> {
  const { pool } = host.database;
  await pool.query('create table kept_requests as select id, title, deleted_at from requests');
  try {
    await pool.query(write);
    await work();
  } finally {
    await pool.query(
      `delete from requests where id not in (select id from kept_requests);
       update requests set title = kept.title, deleted_at = kept.deleted_at from kept_requests kept where kept.id = requests.id;
       drop table kept_requests`,
    );
  }
}
const added = (many: number, title = 'ا') =>
  `insert into requests (title, description, client_id, branch_id, service_id)
   select '${title}', '', client_id, 1, 1 from (select client_id from requests limit 1) u, generate_series(1, ${many})`;

describe('a page that is walked to from another one', () => {
  it('is the page of that number, for every order, filter and caller, however far they are apart', async () => {
    const sorts = ['id', 'createdAt', 'updatedAt', 'title', 'status', 'dueDate', 'replyDueAt'];
    const queries = fc.record({
      sort: fc.constantFrom(...sorts.flatMap((key) => [key, `-${key}`])),
      filter: fc.constantFrom<Record<string, string>>(
        {},
        { Status: 'Pending' },
        { BranchId: '1', Status: 'Resolved,Pending' },
      ),
      pageSize: fc.integer({ min: 1, max: 30 }),
      as: fc.constantFrom('Admin' as const, 'User' as const),
      steps: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(queries, async ({ sort, filter, pageSize, as, steps }) => {
        const query = { ...filter, Sort: sort, PageSize: String(pageSize) };
        let [at, seen] = [1, await ask(query, as)];
        for (const step of steps) {
          const to = 1 + Math.floor(step * (seen.totalPages - 1));
          const walked = await ask({ ...query, PageIndex: String(to), ...nearOf(seen, at, to) }, as);
          expect(walked).toEqual(await ask({ ...query, PageIndex: String(to) }, as));
          [at, seen] = [to, walked];
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('repeats no row and leaves none out when rows come in before it', async () => {
    const query = { Sort: 'title', PageSize: '10' };
    const first = await ask(query);
    await meanwhile(added(3), async () => {
      const second = await ask({ ...query, PageIndex: '2', ...nearOf(first, 1, 2) });
      expect(second.totalCount).toBe(first.totalCount + 3);
      expect(second.data).toHaveLength(10);
      expect(second.data.filter((id) => first.data.includes(id))).toEqual([]);
      const all = (await ask({ ...query, PageSize: '100' })).data;
      expect(second.data[0]).toBe(all[all.indexOf(first.data.at(-1) ?? 0) + 1]);
    });
  });

  it('repeats no row and leaves none out when rows before it go, and is full', async () => {
    const query = { Sort: 'title', PageSize: '10' };
    const first = await ask(query);
    const gone = first.data.slice(0, 4).join(', ');
    await meanwhile(`update requests set deleted_at = now() where id in (${gone})`, async () => {
      const second = await ask({ ...query, PageIndex: '2', ...nearOf(first, 1, 2) });
      const all = (await ask({ ...query, PageSize: '100' })).data;
      const at = all.indexOf(first.data.at(-1) ?? 0) + 1;
      expect(second.data).toEqual(all.slice(at, at + 10));
    });
  });

  it('is the page of its number where fewer rows are left than number and total promise', async () => {
    const query = { Sort: 'title', PageSize: '10' };
    const pages = (await ask(query)).totalPages;
    const before = await ask({ ...query, PageIndex: String(pages - 1) });
    await meanwhile(added(12), async () => {
      for (const page of [pages, pages + 1]) {
        const asked = { ...query, PageIndex: String(page) };
        expect(await ask({ ...asked, ...nearOf(before, pages - 1, page) })).toEqual(await ask(asked));
      }
    });
  });

  it('is the page of its number when the row of the key has gone, or has another place now', async () => {
    const query = { Sort: 'title', PageSize: '10' };
    const first = await ask(query);
    const last = first.data.at(-1);
    const asked = { ...query, PageIndex: '2' };
    for (const write of ['deleted_at = now()', `title = 'يييي'`])
      await meanwhile(`update requests set ${write} where id = ${last}`, async () => {
        expect(await ask({ ...asked, ...nearOf(first, 1, 2) })).toEqual(await ask(asked));
      });
  });

  it("tells nothing of another one's records: their keys lead nowhere", async () => {
    const query = { Sort: 'title', PageSize: '3' };
    const foreign = await ask(query, 'User');
    const asked = { ...query, PageIndex: '2' };
    expect(await ask({ ...asked, ...nearOf(foreign, 1, 2) }, 'client2')).toEqual(await ask(asked, 'client2'));
  });

  it('has keys that hold no value of a record, and none where it is searched or ordered by several', async () => {
    const { firstKey } = await ask({ Sort: 'title' });
    expect(firstKey).toMatch(/^\d+\.[0-9a-f]{8}$/);
    expect(await ask({ SearchTerm: 'عقد' })).not.toHaveProperty('firstKey');
    expect(await ask({ Sort: 'title,-createdAt' })).not.toHaveProperty('firstKey');
  });

  it('is refused by the shape of its key, never by the database', async () => {
    for (const Near of [
      '1',
      '0.1.00000000',
      '1.99999999999.00000000',
      '1.1.0000000g',
      `1.1.00000000' or true`,
      '1.-1.00000000',
    ]) {
      const { status } = await host.call('GET', CALL, { as: 'Admin', query: { PageIndex: '2', Near } });
      expect([Near, status]).toEqual([Near, 400]);
    }
    const far = { PageIndex: '1000000000', PageSize: '100', Near: '999999999.2147483647.00000000' };
    expect((await ask(far)).data).toEqual([]);
  });

  it('is the page of its number where more rows lie between than a whole number of the database counts', async () => {
    for (const [page, PageSize] of [
      ['1000000000', '10'],
      ['21474837', '100'],
      ['21474838', '100'],
      ['429496730', '5'],
    ] as const) {
      const query = { PageIndex: page, PageSize, Near: '1.1.00000000' };
      const { status, body } = await host.call('GET', '/api/Faqs/GetAll', { query });
      expect([page, status, body.data]).toEqual([page, 200, []]);
    }
  });
});

it('a page far from both ends is what skipping every row before it gives', async () => {
  await meanwhile(added(2400, 'بعيد'), async () => {
    for (const Sort of ['title', '-title', 'dueDate', '-dueDate', 'id']) {
      const pages = await Promise.all(
        Array.from({ length: 26 }, (_, at) => ask({ Sort, PageSize: '100', PageIndex: String(at + 1) })),
      );
      const ids = pages.flatMap(({ data }) => data);
      expect(new Set(ids).size).toBe(pages[0]?.totalCount);
      const column = { title: 'order_text(title) collate "C"', dueDate: 'due_date', id: 'id' }[
        Sort.replace('-', '')
      ];
      const direction = Sort.startsWith('-') ? 'desc' : 'asc';
      const { rows } = await host.database.pool.query<{ id: number }>(
        `select id from requests where deleted_at is null order by ${column} ${direction} nulls last, id ${direction}`,
      );
      expect(ids).toEqual(rows.map(({ id }) => id));
    }
  });
}, 120_000);
