import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import pino from 'pino';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';

const CACHE = resolve('node_modules/.cache');

/**
 * The migrated and seeded embedded database as bytes, made once a day for every state of migrations and seeds:
 * starting from it takes a fraction of what `initdb` takes. The seed's appointments lie around the moment at which it is
 * sown: on another day what is to come in it would be over.
 * @returns the path of the file
 */
export async function prepareSnapshot(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const file = join(CACHE, `test-database-${stateOfSources()}-${day}.bin`);
  if (existsSync(file)) return file;
  const log = pino({ level: 'silent' });
  const database = await connectDatabase({ dataDir: null, log, onFatal: fail });
  await migrateDatabase(database.pool);
  await seedDatabase(database.pool, { content: 'demo' });
  await dropTemplates(database.pool);
  await shortenLog(database.pool);
  if (database.kind !== 'embedded') throw new Error('A snapshot is taken of an embedded database');
  mkdirSync(CACHE, { recursive: true });
  removeOld();
  writeFileSync(`${file}.${process.pid}`, await database.snapshot());
  renameSync(`${file}.${process.pid}`, file);
  await database.close();
  return file;
}

/** Nobody makes a second database in it, and every copy would write their 600 files once more. */
async function dropTemplates(pool: Pool): Promise<void> {
  await pool.query(`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1']) await pool.query(`drop database ${name}`);
}

/** Of its log a copy reads only what comes from here on, and each would write 16 MB more. */
async function shortenLog(pool: Pool): Promise<void> {
  // One after the other: files of the log that are over are removed by a checkpoint, where they are not used again.
  for (const step of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint'])
    await pool.query(step);
}

/** Those that no run that is under way can have begun with. */
function removeOld(): void {
  const paths = readdirSync(CACHE)
    .filter((name) => name.startsWith('test-database-'))
    .map((name) => join(CACHE, name));
  for (const path of paths)
    if (Date.now() - statSync(path).mtimeMs > 2 * 86_400_000) rmSync(path, { force: true });
}

const fail = (error: Error): never => {
  throw error;
};

function stateOfSources(): string {
  const hash = createHash('sha256');
  const files = ['server/db/migrations', 'server/db/seed'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: false })
      .filter((entry) => entry.isFile())
      .map((entry) => `${folder}/${entry.name}`),
  );
  for (const file of ['package-lock.json', 'tests/support/prepare-snapshot.ts', ...files].sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
