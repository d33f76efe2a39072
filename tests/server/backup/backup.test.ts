/** @module-tag slow */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BackupError } from '#server/backup/backup-error.ts';
import { filesOf, sha256Of } from '#server/backup/data-files.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { openBesideHost } from '#server/db/open-database.ts';
import { openArchive } from '#server/backup/read-archive.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { measureTable, sequencesOf, tablesOf, writeValuesAlike } from '#server/backup/tables.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrateDatabase, migrationsFolder } from '#server/db/migrate.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sleep } from '#server/sleep.ts';
import { requests } from '#resources/requests.ts';
import { formBody } from '#tests/support/form-body.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { temporaryPostgres, testDatabaseUrl } from '#tests/support/temporary-postgres.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let file: string;
let manifest: Manifest;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  host = await startTestHost();
  place = await temporaryFolder();
  const sent = await host.call('POST', '/api/Requests/Add', {
    as: 'User',
    form: formBody([
      { name: 'data', content: JSON.stringify(buildRecord(requests, { role: 'User' })) },
      { name: 'attachments', type: 'image/png', filename: 'عقد.png', content: await sampleBytes('png') },
    ]),
  });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  // As when the backup was taken: one that is on its way, and one that has left.
  await host.database.pool.query(
    `insert into outbox (kind, payload, run_at, done_at) values
       ('heldMove', '{"userId": 1}', now() + interval '1 day', null), ('resetCode', '{}', now(), now())`,
  );
  file = join(place.folder, 'backup.zip');
  manifest = await withClient(host.database.pool, (client) =>
    takeBackup({ client, kind: host.database.kind, dataDir: host.env.dataDir, file }),
  );
});
afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await host?.close();
  await place?.remove();
});

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

interface Place {
  database: Database;
  dataDir: string;
}

/** An installation with nothing in it. Closed after the last test. */
async function emptyPlace({
  databaseUrl,
  isOnDisk = false,
}: { databaseUrl?: string; isOnDisk?: boolean } = {}): Promise<Place> {
  const { folder, remove } = await temporaryFolder();
  const database = await connectDatabase({
    databaseUrl,
    dataDir: isOnDisk ? folder : null,
    log: quietLog(),
    onFatal: () => undefined,
  });
  ends.push(remove, () => database.close());
  return { database, dataDir: folder };
}

const contentOf = ({ database }: Place | TestHost) =>
  withTransaction(database.pool, async (client) => {
    await writeValuesAlike(client);
    const measured: Record<string, unknown> = {};
    for (const table of await tablesOf(client)) measured[table.name] = await measureTable(client, table);
    return { tables: measured, sequences: await sequencesOf(client) };
  });
const hashesOf = async (dataDir: string) => {
  const names = await filesOf(dataDir);
  const bytes = await Promise.all(names.map((name) => readFile(join(dataDir, name))));
  return Object.fromEntries(names.map((name, at) => [name, sha256Of(bytes[at] ?? Buffer.alloc(0))]));
};

async function restoreInto({ database: { pool }, dataDir }: Place, replace = false): Promise<number> {
  const archive = await openArchive(file);
  try {
    return await restoreBackup({ archive, pool, dataDir, replace });
  } finally {
    archive.close();
  }
}

async function expectTheSame(target: Place): Promise<void> {
  const { tables, sequences, files } = manifest;
  const told = Object.entries(tables).map(([name, { rows, sha256 }]) => [name, { rows, sha256 }]);
  // What waited in the outbox is given up after it was compared.
  const outbox = { rows: tables['outbox']?.rows, sha256: expect.any(String) };
  expect(await contentOf(target)).toEqual({
    tables: { ...Object.fromEntries(told), outbox },
    sequences,
  });
  const hashes = Object.entries(files).map(([name, { sha256 }]) => [name, sha256]);
  expect(await hashesOf(target.dataDir)).toEqual(Object.fromEntries(hashes));
}

let restored: Place;

it('D-08 P-06 what is restored into an empty installation has the same rows, hashes, numbers and files, for its owner alone', async () => {
  expect(manifest.tables['requests']?.rows).toBeGreaterThan(0);
  expect(Object.keys(manifest.files).filter((name) => name.startsWith('uploads/'))).toHaveLength(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  restored = await emptyPlace();
  await restoreInto(restored);
  await expectTheSame(restored);
  // What the host holds itself, apart from the mails that it has sent since.
  const { outbox: _changing, ...held } = (await contentOf(host)).tables;
  expect((await contentOf(restored)).tables).toMatchObject(held);
  expect(await hashesOf(restored.dataDir)).toEqual(await hashesOf(host.env.dataDir));
  for (const name of await filesOf(restored.dataDir))
    expect((await stat(join(restored.dataDir, name))).mode & 0o777).toBe(0o600);
});

it('a restore sent the mails of that day again, and made moves that had been taken back', async () => {
  const target = await emptyPlace();
  const givenUp = await restoreInto(target);
  const { rows } = await target.database.pool.query(
    `select distinct kind, error, payload from outbox where failed_at is not null and kind = 'heldMove'`,
  );
  expect(rows).toEqual([{ kind: 'heldMove', error: 'restored', payload: {} }]);
  const { rows: counts } = await target.database.pool.query(
    `select count(*) filter (where error = 'restored')::int as "givenUp",
       count(*) filter (where done_at is null and failed_at is null)::int as waiting,
       count(*) filter (where done_at is not null and failed_at is not null)::int as both from outbox`,
  );
  expect(counts).toEqual([{ givenUp, waiting: 0, both: 0 }]);
});

it('D-08 what is there already stays, unless it is told to go', async () => {
  await restored.database.pool.query('update users set full_name_en = $1', ['Changed since']);
  await expect(restoreInto(restored)).rejects.toThrow('There is something already');
  await restoreInto(restored, true);
  await expectTheSame(restored);
});

it.runIf(testDatabaseUrl)(
  'D-08 a backup moves from one kind of database to the other, and keeps every row',
  async () => {
    const { url, drop } = await temporaryPostgres(testDatabaseUrl ?? '');
    ends.push(drop);
    const target = await emptyPlace({ databaseUrl: url });
    await restoreInto(target);
    await expectTheSame(target);
  },
);

it('an archive that is cut off or changed is refused when it is opened, or the change is in none of its parts', async () => {
  const bytes = await readFile(file);
  const broken = join(place.folder, 'broken.zip');
  const outcomes: string[] = [];
  for (let step = 1; step < 40; step += 1) {
    const copy = Buffer.from(bytes);
    const at = Math.floor((copy.length * step) / 40);
    copy[at] = (copy[at] ?? 0) ^ 0xff;
    await writeFile(broken, copy);
    const opened = await openArchive(broken).catch((error: Error) => error);
    outcomes.push(opened instanceof BackupError ? 'refused' : 'taken');
    if (opened instanceof BackupError) continue;
    if (opened instanceof Error) throw opened;
    expect(opened.manifest).toEqual(manifest);
    opened.close();
  }
  expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(30);
  await writeFile(broken, bytes.subarray(0, bytes.length - 1000));
  await expect(openArchive(broken)).rejects.toThrow('not whole');
});

it('a restore that fails half way leaves the database as it was', async () => {
  const { database, dataDir } = restored;
  await database.pool.query('update users set full_name_en = $1', ['Kept']);
  const before = await contentOf(restored);
  const archive = await openArchive(file);
  const cutOff = {
    ...archive,
    async *rowsOf(table: string) {
      if (table === 'users') throw new Error('the disk was pulled out');
      yield* archive.rowsOf(table);
    },
  };
  const restoring = restoreBackup({ archive: cutOff, pool: database.pool, dataDir, replace: true });
  await expect(restoring).rejects.toThrow('pulled out');
  archive.close();
  expect(await contentOf(restored)).toEqual(before);
});

it('what is refused, or fails half way, leaves an empty installation empty: the next try needs no --replace', async () => {
  const target = await emptyPlace();
  const { dataDir } = target;
  const { pool } = target.database;
  const archive = await openArchive(file);
  const migrations = archive.manifest.migrations.map((each) => ({ ...each, hash: 'f'.repeat(64) }));
  const ofAnother = { ...archive, manifest: { ...archive.manifest, migrations } };
  const cutOff = {
    ...archive,
    // Ends at once: the disk was pulled out.
    // eslint-disable-next-line require-yield
    async *rowsOf(): AsyncGenerator<string[]> {
      throw new Error('the disk was pulled out');
    },
  };
  for (const broken of [ofAnother, cutOff]) {
    await expect(restoreBackup({ archive: broken, pool, dataDir, replace: false })).rejects.toThrow(
      /another version|pulled out/,
    );
    expect(await filesOf(dataDir)).toEqual([]);
  }
  await restoreBackup({ archive, pool, dataDir, replace: false });
  archive.close();
  await expectTheSame(target);
});

it.runIf(testDatabaseUrl)(
  'a PostgreSQL that a host still uses is not restored, also not with --replace, and stays as it was',
  async () => {
    const { url, drop } = await temporaryPostgres(testDatabaseUrl ?? '');
    ends.push(drop);
    const running = await emptyPlace({ databaseUrl: url });
    await migrateDatabase(running.database.pool);
    const beside = await emptyPlace({ databaseUrl: url });
    await expect(restoreInto(beside, true)).rejects.toThrow('in use: 1 other sessions (yamama-fustat)');
    expect((await running.database.pool.query('select count(*)::int as n from users')).rows).toEqual([
      { n: 0 },
    ]);
    await running.database.close();
    await restoreInto(beside, true);
    await expectTheSame(beside);
  },
);

it('a backup of an older version gets the migrations that it lacks, one of a newer version is refused', async () => {
  const older = await emptyPlace();
  const all = readMigrationFiles({ migrationsFolder });
  await older.database.pool.query(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of all.slice(0, 3)) {
    for (const statement of sql) await older.database.pool.query(statement);
    await older.database.pool.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
  await older.database.pool.query(`insert into faq_categories (name_ar, name_en) values ('عام', 'General')`);
  const old = join(place.folder, 'old.zip');
  await withClient(older.database.pool, (client) =>
    takeBackup({ client, kind: 'embedded', dataDir: older.dataDir, file: old }),
  );
  const archive = await openArchive(old);
  const target = await emptyPlace();
  const { pool } = target.database;
  await restoreBackup({ archive, pool, dataDir: target.dataDir, replace: false });
  expect((await pool.query('select name_en from faq_categories')).rows).toEqual([{ name_en: 'General' }]);
  expect((await pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')).rows).toEqual([
    { count: all.length },
  ]);

  const fromTheFuture = {
    ...archive,
    manifest: {
      ...archive.manifest,
      migrations: [...archive.manifest.migrations, { hash: 'f'.repeat(64), at: 1 }],
    },
  };
  await expect(
    restoreBackup({ archive: fromTheFuture, pool, dataDir: target.dataDir, replace: true }),
  ).rejects.toThrow('another version');
  archive.close();
});

it('D-08 an embedded database is backed up while its host writes, as it was at one moment', async () => {
  const running = await emptyPlace({ isOnDisk: true });
  const { pool } = running.database;
  await migrateDatabase(pool);
  await pool.query(
    `create table a_first (id serial primary key, told text); create table z_last (id serial primary key, told text);
     insert into a_first (told) select 'عام' from generate_series(1, 3000)`,
  );
  let isOver = false;
  let count = 0;
  // Two rows at once, in tables that are read one after the other: a backup has both or neither.
  const writing = (async () => {
    while (!isOver) {
      await withTransaction(pool, async (client) => {
        await client.query(`insert into a_first (told) values ('ق')`);
        await client.query(`insert into z_last (told) values ('م')`);
      });
      count += 1;
    }
  })();
  await expect.poll(() => count).toBeGreaterThan(3);
  const opened = await openBesideHost({ dataDir: running.dataDir, databaseUrl: undefined });
  const target = join(place.folder, 'running.zip');
  const taken = await withClient(opened.pool, (client) =>
    takeBackup({ client, kind: opened.kind, dataDir: running.dataDir, file: target }),
  );
  await opened.close();
  const before = count;
  await expect.poll(() => count).toBeGreaterThan(before);
  isOver = true;
  await writing;
  const told = taken.tables['z_last']?.rows ?? 0;
  expect(told).toBeGreaterThan(3);
  expect(taken.tables['a_first']?.rows).toBe(3000 + told);
});

it.skipIf(process.platform === 'win32')(
  'a backup to a disk that stalled stopped the whole site on the embedded database',
  async () => {
    const running = await emptyPlace({ isOnDisk: true });
    const { pool } = running.database;
    await migrateDatabase(pool);
    // More than what waits in memory on the way.
    await pool.query(
      `create table many (id serial primary key, told text);
       insert into many (told)
       select (select string_agg(md5(n || 'x' || k), '') from generate_series(1, 40) k) from generate_series(1, 2000) n`,
    );
    const target = join(place.folder, 'stalled.zip');
    // Takes nothing until somebody reads it.
    expect(spawnSync('mkfifo', [`${target}.part`]).status).toBe(0);
    const taking = withClient(pool, (client) =>
      takeBackup({ client, kind: 'embedded', dataDir: running.dataDir, file: target }),
    ).then(
      () => 'taken',
      (error: Error) => error.message,
    );
    try {
      // By then it has its turn: whoever asks now waits for it.
      await sleep(300);
      const asked = pool.query('select 1 as one').then(() => 'answered');
      expect(await Promise.race([asked, sleep(10_000).then(() => 'still waiting')])).toBe('answered');
      expect(await Promise.race([taking, 'under way'])).toBe('under way');
      expect((await readdir(running.dataDir)).filter((name) => name.includes('backup'))).toEqual([]);
    } finally {
      // The target breaks: it takes one byte, and then no more.
      await once(spawn('head', ['-c', '1', `${target}.part`]), 'exit');
    }
    expect(await taking).toContain('EPIPE');
    expect((await readdir(place.folder)).filter((name) => name.includes('stalled'))).toEqual([]);
  },
);
