import type { Duplex } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import type { EmbeddedDatabase } from '#server/db/database.ts';
import { startBackend } from '#server/db/embedded/backend.ts';
import { createBridge } from '#server/db/embedded/bridge.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

let database: EmbeddedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await openInMemory();
  pool = database.pool;
  await pool.query('create table counters (id int primary key, value int not null check (value >= 0))');
});

afterAll(() => database?.close());

async function openInMemory(snapshot?: Uint8Array<ArrayBuffer>): Promise<EmbeddedDatabase> {
  const opened = await connectDatabase({
    dataDir: null,
    snapshot,
    log: quietLog(),
    onFatal: () => undefined,
  });
  if (opened.kind !== 'embedded') throw new Error('Expected the embedded database.');
  return opened;
}

/** The stream under a client, which node-postgres' types do not show. */
const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;

const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => 'no error',
    (error: pg.DatabaseError) => error.code,
  );

const valueOf = async (id: number) => {
  const { rows } = await pool.query<{ value: number }>('select value from counters where id = $1', [id]);
  return rows[0]?.value;
};

it('forty transactions at once that read, wait and write back lose no step', async () => {
  await pool.query('insert into counters values (1, 0)');
  await Promise.all(
    Array.from({ length: 40 }, () =>
      withTransaction(pool, async (client) => {
        const { rows } = await client.query<{ value: number }>('select value from counters where id = 1');
        await new Promise(setImmediate);
        await client.query('update counters set value = $1 where id = 1', [(rows[0]?.value ?? 0) + 1]);
      }),
    ),
  );
  expect(await valueOf(1)).toBe(40);
});

it('a client destroyed inside a transaction leaves nothing behind and does not block the others', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into counters values (2, 1)');
  client.once('error', () => undefined);
  streamOf(client).destroy();
  expect(await valueOf(2)).toBeUndefined();
  client.release(true);
});

it('a client destroyed while its query runs is rolled back as well', async () => {
  const client = await pool.connect();
  client.once('error', () => undefined);
  await client.query('begin');
  const running = client.query('insert into counters select 3, 1 from pg_sleep(2)').catch(() => 'cut off');
  await new Promise((later) => setTimeout(later, 50));
  streamOf(client).destroy();
  expect(await running).toBe('cut off');
  expect(await valueOf(3)).toBeUndefined();
  client.release(true);
});

it('a client given back to the pool as broken is rolled back', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into counters values (4, 1)');
  client.release(true);
  expect(await valueOf(4)).toBeUndefined();
});

it("errors carry PostgreSQL's codes, and the client goes on working", async () => {
  await pool.query('insert into counters values (5, 1)');
  const client = await pool.connect();
  expect(await codeOf(client.query('insert into counters values ($1, 1)', [5]))).toBe('23505');
  expect(await codeOf(client.query('insert into counters values (6, -1)'))).toBe('23514');
  expect(await codeOf(client.query('select * from nowhere'))).toBe('42P01');
  expect(await codeOf(client.query('select $1::int', ['seven']))).toBe('22P02');
  await client.query('begin');
  expect(await codeOf(client.query('select 1 / 0'))).toBe('22012');
  expect(await codeOf(client.query('select 1'))).toBe('25P02');
  await client.query('rollback');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});

it('values of three megabytes arrive as they were sent, text and bytes, both ways', async () => {
  const text = 'نصٌّ طويل — 🙂 '.repeat(120_000);
  const bytes = Buffer.alloc(3_000_000, 0);
  bytes.forEach((_byte, index) => (bytes[index] = (index * 7) % 256));
  const { rows } = await pool.query<{ text: string; bytes: Buffer }>(
    'select $1::text as text, $2::bytea as bytes',
    [text, bytes],
  );
  expect(rows[0]?.text === text).toBe(true);
  expect(rows[0]?.bytes.equals(bytes)).toBe(true);
});

it('values leave the pool as numbers, ISO times and plain dates, without changing other pools', async () => {
  const { rows } = await pool.query(`
    select 42::int8 as safe, 9007199254740993::int8 as unsafe, 12.50::numeric as price, null::int8 as nothing,
      '2026-03-14 12:20:00.123456+03'::timestamptz as time, 'infinity'::timestamptz as never, '2026-03-14'::date as day`);
  expect(rows).toEqual([
    {
      safe: 42,
      unsafe: '9007199254740993',
      price: 12.5,
      nothing: null,
      time: '2026-03-14T09:20:00.123Z',
      never: 'infinity',
      day: '2026-03-14',
    },
  ]);
  expect(pg.types.getTypeParser(pg.types.builtins.INT8)('42')).toBe('42');
});

it('a database started from a snapshot has the same rows and goes its own way', async () => {
  await pool.query('insert into counters values (7, 70)');
  const copy = await openInMemory(await database.snapshot());
  await copy.pool.query('update counters set value = 71 where id = 7');
  const { rows } = await copy.pool.query('select value from counters where id = 7');
  expect(rows).toEqual([{ value: 71 }]);
  expect(await valueOf(7)).toBe(70);
  await copy.close();
});

it('a query on the pool inside a transaction is refused with the reason instead of waiting for ever', async () => {
  const backend = await startBackend({ folder: null, onFatal: () => undefined });
  const impatient = new pg.Pool({ stream: createBridge(backend, { turnLimit: 200 }), max: 4 });
  const inner = withTransaction(impatient, async (client) => {
    await client.query('create table inner_work (id int)');
    await impatient.query('select 1');
  });
  await expect(inner).rejects.toThrow('inside withTransaction use only its client');
  expect((await impatient.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await impatient.end();
  await backend.close();
});

it('I-03 a serialization failure is tried again three times at most', async () => {
  const fail = `do $$ begin raise exception 'try again' using errcode = '40001'; end $$`;
  let attempts = 0;
  await expect(
    withTransaction(pool, (client) => {
      attempts += 1;
      return client.query(fail);
    }),
  ).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(4);

  attempts = 0;
  await withTransaction(pool, async (client) => {
    attempts += 1;
    await client.query('insert into counters values (8, 1)');
    if (attempts < 3) await client.query(fail.replace('40001', '40P01'));
  });
  expect(attempts).toBe(3);
  expect(await valueOf(8)).toBe(1);
});

it('any other error is not tried again', async () => {
  let attempts = 0;
  await expect(
    withTransaction(pool, async () => {
      attempts += 1;
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(attempts).toBe(1);
});

it('a transaction that swallowed the error of a query does not pass for committed', async () => {
  const careless = withTransaction(pool, async (client) => {
    await client.query('insert into counters values (9, 1)');
    await client.query('select 1 / 0').catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('rolled back');
  expect(await valueOf(9)).toBeUndefined();
});

it('a client whose rollback fails is thrown away, and the first error is the one reported', async () => {
  const work = withTransaction(pool, async (client) => {
    client.once('error', () => undefined);
    await client.query('insert into counters values (10, 1)');
    streamOf(client).destroy();
    throw new Error('first');
  });
  await expect(work).rejects.toThrow('first');
  expect(await valueOf(10)).toBeUndefined();
});

it('connections prepare the same statements by name, at once and again, and each gets its own answer', async () => {
  const ask = (text: string, value: number) =>
    pool.query<{ n: number }>({ name: `test ${text}`, text, values: [value] }).then(({ rows }) => rows[0]?.n);
  const texts = ['select $1::int + 1 as n', 'select $1::int * 2 as n'];
  const asked = Array.from({ length: 60 }, (_each, n) => ({ text: texts[n % 2] ?? '', n }));
  const answers = await Promise.all(asked.map(({ text, n }) => ask(text, n)));
  expect(answers).toEqual(asked.map(({ text, n }) => (text === texts[0] ? n + 1 : n * 2)));
  expect(await codeOf(ask('select $1::int / 0 as n', 1))).toBe('22012');
  expect(await codeOf(ask('select $1::int / 0 as n', 1))).toBe('22012');
  expect(await codeOf(ask('select $1::int from nowhere', 1))).toBe('42P01');
  await pool.query('create table nowhere (id int)');
  expect(await codeOf(ask('select $1::int from nowhere', 1))).toBe('no error');
});
