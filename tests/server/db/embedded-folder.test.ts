/** @module-tag slow */
import fs from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { startBackend } from '#server/db/embedded/backend.ts';
import { createBridge } from '#server/db/embedded/bridge.ts';
import { openEngine } from '#server/db/embedded/engine.ts';
import { listenAlone } from '#server/db/embedded/listen-alone.ts';
import { startMaintenance } from '#server/db/embedded/maintenance.ts';
import { bundleForNode } from '#tests/support/bundle-for-node.ts';
import { startChild } from '#tests/support/child-process.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let place: Awaited<ReturnType<typeof temporaryFolder>>;
const open = () => connectDatabase({ dataDir: place.folder, log: quietLog(), onFatal: () => undefined });

beforeAll(async () => {
  place = await temporaryFolder();
});

afterAll(() => place?.remove());

it('R378 the first start makes the database in the data folder, a later one finds what was written', async () => {
  const first = await open();
  expect(first).toMatchObject({ kind: 'embedded' });
  expect(await first.isReady()).toBe(true);
  await first.pool.query(`create table notes as select 'محفوظ' as note`);
  await first.close();
  expect(await first.isReady()).toBe(false);
  expect(await readdir(place.folder)).toEqual(['database']);
  expect((await stat(path.join(place.folder, 'database'))).mode & 0o777).toBe(0o700);

  const again = await open();
  expect((await again.pool.query('select note from notes')).rows).toEqual([{ note: 'محفوظ' }]);
  await again.close();
});

it('a second opening of the same folder is refused with a sentence, and the first goes on', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(/already open in another process.*DATABASE_URL/);
  expect(await first.isReady()).toBe(true);
  await first.close();
  await (await open()).close();
});

it('a folder that is let go in the same moment is opened, not refused', async () => {
  const name = `let-go-${process.pid}`;
  const first = await listenAlone(name);
  setTimeout(() => first?.close(), 200);
  const second = await listenAlone(name);
  expect(second).not.toBeNull();
  expect(await listenAlone(name)).toBeNull();
  second?.close();
});

it('a folder that holds something else is left alone', async () => {
  const other = await temporaryFolder();
  const file = path.join(other.folder, 'database', 'letter.txt');
  await mkdir(path.dirname(file));
  await writeFile(file, 'mine');
  const opening = connectDatabase({ dataDir: other.folder, log: quietLog(), onFatal: () => undefined });
  await expect(opening).rejects.toThrow('holds no database');
  expect(fs.readFileSync(file, 'utf8')).toBe('mine');
  await other.remove();
});

it('D-02 every commit is synced to the disk before it is acknowledged', async () => {
  const engine = await openEngine({ folder: path.join(place.folder, 'database'), onPanic: () => undefined });
  await engine.exec('create table synced (id int)');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  const counts: number[] = [];
  for (let commit = 0; commit < 20; commit += 1) {
    await engine.query('insert into synced values ($1)', [commit]);
    counts.push(fsync.mock.calls.length);
  }
  fsync.mockRestore();
  await engine.close();
  counts.forEach((count, commit) => expect(count).toBeGreaterThanOrEqual(commit + 1));
});

it('D-02 a sync that the disk refuses is never acknowledged', async () => {
  const lines: string[] = [];
  const engine = await openEngine({
    folder: path.join(place.folder, 'database'),
    // Thrown out of the engine, which would otherwise spin for ever after it has given up.
    onPanic: (line) => {
      lines.push(line);
      throw new Error(line);
    },
  });
  const fsync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  });
  const outcome = await engine.query('insert into synced values (100)').then(
    () => 'acknowledged',
    () => 'refused',
  );
  fsync.mockRestore();
  expect(outcome).toBe('refused');
  expect(lines.join()).toMatch(/PANIC.*could not fsync/);
});

it.runIf(process.platform === 'linux')(
  'a full disk ends the process with a reason, and the next start finds the database whole',
  { timeout: 180_000 },
  async () => {
    const bundle = await bundleForNode('tests/support/write-until-killed.ts');
    const disk = await temporaryFolder();
    const read = async () => {
      const reader = startChild(process.execPath, bundle.file, disk.folder, 'read');
      await reader.line('found');
      return reader.ended;
    };
    expect(await read()).toBe(0);

    // A limit on the size of files stands in for the full disk: PostgreSQL meets it in its write-ahead log.
    const limited = 'ulimit -f 16384; exec "$0" "$@"';
    const full = startChild('sh', '-c', limited, process.execPath, bundle.file, disk.folder, 'fill');
    expect(await full.line('fatal')).toMatch(/The embedded database stopped: .*PANIC/);
    expect(await full.ended).toBe(70);

    expect(await read()).toBe(0);
    await disk.remove();
    await bundle.remove();
  },
);

it('a call that gets no answer within the limit is fatal, and later calls are refused at once', async () => {
  const fatal = vi.fn();
  const backend = await startBackend({ folder: null, answerLimit: 300, onFatal: fatal });
  const pool = new pg.Pool({ stream: createBridge(backend), max: 2 });
  pool.on('error', () => undefined);
  await expect(pool.query('select count(*) from generate_series(1, 1000000000)')).rejects.toThrow(
    'no answer for 0.3 s',
  );
  await expect(pool.query('select 1')).rejects.toThrow('no answer');
  expect(fatal).toHaveBeenCalledOnce();
  await pool.end();
  await backend.close();
});

it('maintenance checkpoints what was written and vacuums at idle, so the log stays small', async () => {
  const database = await open();
  const { pool } = database;
  const checkpointAt = async () => {
    const { rows } = await pool.query<{ redo: number }>(
      `select pg_wal_lsn_diff(redo_lsn, '0/0')::float8 as redo from pg_control_checkpoint()`,
    );
    return rows[0]?.redo ?? 0;
  };
  const known = async () => {
    const { rows } = await pool.query<{ tuples: number }>(
      `select reltuples::float8 as tuples from pg_class where relname = 'grown'`,
    );
    return rows[0]?.tuples;
  };
  const log = quietLog();
  const before = await checkpointAt();
  const stop = await startMaintenance({
    pool,
    log,
    callCount: () => 0,
    schedule: {
      look: 50,
      checkpointAfter: 60_000,
      checkpointBytes: 1_000_000,
      vacuumIdle: 100,
      vacuumBytes: 1_000_000,
      vacuumOverdue: 60_000,
    },
  });
  await pool.query(
    `create table grown as select n, repeat('x', 100) as filling from generate_series(1, 20000) n`,
  );
  await vi.waitFor(async () => expect(await known()).toBe(20_000), { timeout: 30_000, interval: 50 });
  await vi.waitFor(async () => expect(await checkpointAt()).toBeGreaterThan(before + 1_000_000), {
    timeout: 30_000,
  });
  await stop();
  await database.close();
  expect(log.lines).toEqual([]);
});
