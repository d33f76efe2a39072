import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '#contract/text-folding.ts';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { foldedPairs } from '#tests/support/folded-pairs.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { temporaryPostgres, testDatabaseUrl } from '#tests/support/temporary-postgres.ts';

const open = (databaseUrl?: string) =>
  connectDatabase({ databaseUrl, dataDir: null, log: quietLog(), onFatal: () => undefined });

const applied = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  return rows.map(({ hash }) => hash);
};

/** How a number stood in the database, and how it stands there now. */
const writings = [
  ['+966 50 000 0204', '+966500000204'],
  ['00966 (0)55-800.1212', '+966558001212'],
  ['+20 0100 000 0202', '+201000000202'],
  ['+971 50 123 4567', '+971501234567'],
  ['0558001212', '+966558001212'],
  ['٠٥٥٨٠٠١٢١٢', '+966558001212'],
  ['010 0000 0202', '+201000000202'],
  ['011 234 5678', '+966112345678'],
  ['02 2345 6789', '+20223456789'],
  ['+966558001212', '+966558001212'],
  ['12345', '12345'],
  ['', ''],
] as const;

function provesMigrations(openDatabase: () => Promise<Database>) {
  let database: Database;

  beforeAll(async () => {
    database = await openDatabase();
    await migrateDatabase(database.pool);
  });

  afterAll(() => database?.close());

  it('migrating again, four at once, changes nothing and fails nowhere', async () => {
    const before = await applied(database.pool);
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database.pool)));
    expect(await applied(database.pool)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('the SQL function folds the table of pairs as the contract does', async () => {
    const texts = foldedPairs.map(([text]) => text);
    const { rows } = await database.pool.query<{ folded: string }>(
      'select fold_text(text) as folded from unnest($1::text[]) with ordinality as t(text, place) order by place',
      [texts],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(foldedPairs.map(([, folded]) => folded));
    expect(texts.map(foldText)).toEqual(foldedPairs.map(([, folded]) => folded));
  });

  it('the SQL function agrees with the contract on every letter of the Latin, Greek, Cyrillic and Arabic blocks', async () => {
    const blocks = [
      [0x1, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
      [0x1e00, 0x20cf],
      [0xfb00, 0xfeff],
      [0xff00, 0xffef],
    ] as const;
    const texts = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => `X${String.fromCodePoint(first + index)} y`),
    );
    const { rows } = await database.pool.query<{ folded: string }>(
      'select fold_text(text) as folded from unnest($1::text[]) with ordinality as t(text, place) order by place',
      [texts],
    );
    const different = texts.filter((text, index) => rows[index]?.folded !== foldText(text));
    expect(different).toEqual([]);
  });

  it('numbers from before the rule are kept in E.164 after it, and what is no number stays as it was', async () => {
    const { pool } = database;
    for (const [at, [written]] of writings.entries())
      await pool.query(`insert into contact_messages (email, phone, message) values ($1, $2, 'old')`, [
        `old${at}@example.com`,
        written,
      ]);
    const file = new URL('../../../server/db/migrations/0012_phones-in-e164.sql', import.meta.url);
    await withTransaction(pool, async (client) => {
      for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
        await client.query(statement);
    });
    const { rows } = await pool.query<{ phone: string; search: string }>(
      `select phone, search from contact_messages where message = 'old' order by id`,
    );
    expect(rows.map(({ phone }) => phone)).toEqual(writings.map(([, kept]) => kept));
    for (const { phone, search } of rows) expect(search).toContain(phone);
    await pool.query(`delete from contact_messages where message = 'old'`);
  });

  it('the SQL function serves in a generated column with a trigram index, and passes nothing on as nothing', async () => {
    const { pool } = database;
    await pool.query(`
      create table people (name text, folded text generated always as (fold_text(name)) stored);
      create index people_folded on people using gin (folded gin_trgm_ops);
      create index people_by_expression on people (fold_text(name));
      insert into people values ('مؤسسة أحـمد'), ('Élan'), (null)`);
    const { rows } = await pool.query(
      `select name, folded from people where folded like '%' || fold_text('احمد') || '%' or name is null order by name`,
    );
    expect(rows).toEqual([
      { name: 'مؤسسة أحـمد', folded: 'موسسه احمد' },
      { name: null, folded: null },
    ]);
    const plan = await withTransaction(pool, async (client) => {
      await client.query('set local enable_seqscan = off');
      return client.query(`explain select from people where folded like '%حمد%'`);
    });
    expect(JSON.stringify(plan.rows)).toContain('people_folded');
    await pool.query('drop table people');
  });
}

describe('on the embedded database', () => {
  provesMigrations(() => open());
});

describe.runIf(testDatabaseUrl)('on PostgreSQL', () => {
  let place: Awaited<ReturnType<typeof temporaryPostgres>>;
  const create = async () => {
    place = await temporaryPostgres(testDatabaseUrl ?? '');
    return open(place.url);
  };

  afterAll(() => place?.drop());

  provesMigrations(create);

  it('four connections that migrate a new database at once all succeed', async () => {
    const fresh = await temporaryPostgres(testDatabaseUrl ?? '');
    const databases = await Promise.all(Array.from({ length: 4 }, () => open(fresh.url)));
    try {
      await Promise.all(databases.map(({ pool }) => migrateDatabase(pool)));
      const hashes = await Promise.all(databases.map(({ pool }) => applied(pool)));
      expect(new Set(hashes[0]).size).toBe(hashes[0]?.length);
    } finally {
      await Promise.all(databases.map((database) => database.close()));
      await fresh.drop();
    }
  });

  it('a PostgreSQL connection has named statements, and says when the server does not answer', async () => {
    const database = await open(place.url);
    expect(database).toMatchObject({ kind: 'postgres' });
    expect(await database.isReady()).toBe(true);
    await database.close();
    const nowhere = await open('postgres://postgres@127.0.0.1:1/nowhere');
    expect(await nowhere.isReady()).toBe(false);
    await nowhere.close();
  });
});
