import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';

/**
 * The migrated and seeded embedded database as bytes, made once for every state of migrations and seeds:
 * starting from it takes a fraction of what `initdb` takes.
 * @returns the path of the file
 */
export async function prepareSnapshot(): Promise<string> {
  const file = resolve('node_modules/.cache', `test-database-${stateOfSources()}.bin`);
  if (existsSync(file)) return file;
  const log = pino({ level: 'silent' });
  const database = await connectDatabase({ dataDir: null, log, onFatal: fail });
  await migrateDatabase(database.pool);
  await seedDatabase(database.pool, { content: 'demo' });
  if (database.kind !== 'embedded') throw new Error('A snapshot is taken of an embedded database');
  mkdirSync(resolve('node_modules/.cache'), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, await database.snapshot());
  renameSync(`${file}.${process.pid}`, file);
  await database.close();
  return file;
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
  for (const file of ['package-lock.json', ...files].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
