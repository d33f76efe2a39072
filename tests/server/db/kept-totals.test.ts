import { afterAll, beforeAll, expect, it } from 'vitest';
import { resources } from '#resources/index.ts';
import type { Database } from '#server/db/database.ts';
import { compactTotals, readKeptTotals } from '#server/db/kept-totals.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { keptColumnsOf } from '#server/resources/kept-columns.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { testDatabaseUrl } from '#tests/support/temporary-postgres.ts';
import { wrongTotals } from '#tests/support/wrong-totals.ts';
import { missingTotals } from '../../../scripts/lib/missing-totals.ts';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
afterAll(() => close());

const rowsOf = async (source: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from kept_totals where source = $1',
    [source],
  );
  return rows[0]?.count ?? 0;
};
const addCategory = 'insert into faq_categories (name_ar, name_en) values ($1, $1) returning id';
const addQuestions = (many: number) =>
  `insert into faqs (category_id, question_ar, question_en, answer_ar, answer_en)
   select 1 + n % 3, 'س' || n, 'Q' || n, '', '' from generate_series(1, ${many}) n`;

it('the migrations keep the totals that the definitions filter by', async () => {
  expect(await missingTotals(), 'Make the migration: npm run db:generate -- --name=<what changed>').toEqual(
    [],
  );
});

it('the triggers of the database are those of the definitions', async () => {
  const tables = await loadRecordTables(resources);
  const wanted = [...tables.values()].flatMap((table) => {
    const columns = keptColumnsOf(table, tables);
    return columns ? [[table.name.replaceAll('"', ''), new Set(columns)] as const] : [];
  });
  expect(await readKeptTotals(database.pool)).toEqual(new Map(wanted));
});

it('what there was before was counted, and every seed too', async () => {
  expect(await rowsOf('faqs')).toBeGreaterThan(0);
  expect(await wrongTotals(database.pool)).toEqual([]);
});

it('totals are right inside a transaction, after it, and after one that was rolled back', async () => {
  const inside = async (work: () => void) =>
    withTransaction(database.pool, async (client) => {
      const total = async () => {
        const { rows } = await client.query<{ kept: number; counted: number }>(
          `select (select sum(change) from kept_totals where source = 'faqs' and not is_deleted and key = '')::int as kept,
             (select count(*) from faqs where deleted_at is null)::int as counted`,
        );
        return rows[0];
      };
      await client.query(addQuestions(40));
      const added = await total();
      expect(added?.kept).toBe(added?.counted);
      await client.query('savepoint half');
      await client.query(`update faqs set deleted_at = now() where question_en like 'Q1%'`);
      const removed = await total();
      expect(removed?.kept).toBe(removed?.counted);
      expect(removed?.kept).toBeLessThan(added?.kept ?? 0);
      await client.query('rollback to savepoint half');
      expect(await total()).toEqual(added);
      await client.query(`update faqs set category_id = 4 where question_en like 'Q2%'`);
      await client.query(`delete from faqs where question_en = 'Q3'`);
      work();
    });
  const before = await rowsOf('faqs');
  const stop = new Error('never mind');
  await expect(
    inside(() => {
      throw stop;
    }),
  ).rejects.toBe(stop);
  expect(await rowsOf('faqs')).toBe(before);
  expect(await wrongTotals(database.pool)).toEqual([]);
  await inside(() => undefined);
  expect(await wrongTotals(database.pool)).toEqual([]);
});

it('every way to write a table keeps them: a copy over what is there, one row out of another, and emptying it', async () => {
  const { pool } = database;
  const columns = 'category_id, question_ar, question_en, answer_ar, answer_en, deleted_at';
  const values = (category: string, from: string) =>
    `select ${category}, question_ar, question_en, answer_ar, answer_en, null::timestamptz from ${from}`;
  await pool.query(
    `insert into faqs (id, ${columns}) overriding system value
     select id, 1 + id % 3, question_ar, question_en, answer_ar, answer_en, now() from faqs where id % 2 = 0
     on conflict (id) do update set category_id = excluded.category_id, deleted_at = excluded.deleted_at`,
  );
  await pool.query(
    `with gone as (delete from faqs where id % 5 = 0 returning *)
     insert into faqs (${columns}) ${values('2', 'gone')} union all ${values('category_id', 'faqs')}`,
  );
  expect(await wrongTotals(pool)).toEqual([]);
  await pool.query('truncate milestones');
  expect(await wrongTotals(pool)).toEqual([]);
  expect(await rowsOf('milestones')).toBe(0);
});

it('a change of what no list is filtered by adds nothing', async () => {
  const before = await rowsOf('faqs');
  await database.pool.query(`update faqs set answer_en = answer_en || '.', version = version + 1`);
  expect(await rowsOf('faqs')).toBe(before);
});

it('folding leaves one row for each total, and none for what is nothing any more', async () => {
  const { pool } = database;
  for (let n = 0; n < 30; n += 1) await pool.query(addCategory, [`باب ${n}`]);
  await pool.query(addQuestions(10));
  await pool.query(`delete from faq_categories where name_ar like 'باب %'`);
  expect(await rowsOf('faq_categories')).toBeGreaterThan(30);
  await Promise.all([compactTotals(pool), compactTotals(pool)]);
  expect(await rowsOf('faq_categories')).toBe(1);
  const { rows } = await pool.query(
    'select source from kept_totals group by source, is_deleted, key, value having count(*) > 1 or sum(change) = 0',
  );
  expect(rows).toEqual([]);
  expect(await wrongTotals(pool)).toEqual([]);
});

it.runIf(testDatabaseUrl)(
  'a wall that is built while its record is changed takes off what the record is then',
  async () => {
    const { pool } = database;
    const wall = `insert into conflict_walls (user_id, resource, record_id) values (1, 'requests', $1)`;
    const { rows } = await pool.query<{ id: number }>('select id from requests order by id limit 2');
    for (const [at, { id }] of rows.entries()) {
      const [one, two] = [await pool.connect(), await pool.connect()];
      try {
        // Whoever builds a wall holds its record, as whoever changes it does: one waits for the other.
        const build = async (client: typeof one) => {
          await client.query('begin');
          await client.query('select from requests where id = $1 for update', [id]);
          await client.query(wall, [id]);
        };
        const change = async (client: typeof one) => {
          await client.query('begin');
          await client.query(`update requests set status = 'Rejected' where id = $1`, [id]);
        };
        const [first, second] = at === 0 ? [build, change] : [change, build];
        await first(one);
        const waiting = second(two);
        await one.query('commit');
        await waiting;
        await two.query('commit');
        expect(await wrongTotals(pool)).toEqual([]);
      } finally {
        for (const client of [one, two]) client.release(true);
      }
    }
  },
);

it.runIf(testDatabaseUrl)(
  'no write waits for another, nor for the folding, nor the other way round',
  async () => {
    const { pool } = database;
    const [one, two] = [await pool.connect(), await pool.connect()];
    try {
      await one.query('begin');
      await one.query(addCategory, ['أولى']);
      await two.query(`begin; set local lock_timeout = '1s'`);
      await two.query(addCategory, ['ثانية']);
      await compactTotals(pool);
      await two.query('commit');
      expect(await wrongTotals(pool)).toEqual([]);
      await one.query('commit');
      expect(await wrongTotals(pool)).toEqual([]);
    } finally {
      for (const client of [one, two]) client.release(true);
    }
  },
);
