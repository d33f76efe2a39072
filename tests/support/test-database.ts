import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';
import { onceInProcess } from './once-in-process.ts';
import { prepareSnapshot } from './prepare-snapshot.ts';
import { temporaryPostgres, testDatabaseUrl } from './temporary-postgres.ts';

const log = pino({ level: 'silent' });

/** A migrated and seeded database of one's own: embedded, or on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function openTestDatabase(): Promise<{ database: Database; close: () => Promise<void> }> {
  if (testDatabaseUrl) return onPostgres(testDatabaseUrl);
  await keepCompiled();
  const file = process.env['TEST_SNAPSHOT'] ?? (await prepareSnapshot());
  const snapshot = readFileSync(file);
  const database = await connectDatabase({ dataDir: null, snapshot, log, onFatal: fail });
  return { database, close: () => database.close() };
}

/** A database on `serverUrl` of which the tests of this run get copies: to migrate and to seed each takes far longer. */
export async function prepareTemplate(
  serverUrl: string,
): Promise<{ name: string; drop: () => Promise<void> }> {
  const { url, drop } = await temporaryPostgres(serverUrl);
  const database = await openFilled(url);
  // Nobody may be connected to what is copied.
  await database.close();
  return { name: new URL(url).pathname.slice(1), drop };
}

async function onPostgres(serverUrl: string) {
  const template = process.env['TEST_TEMPLATE'];
  const { url, drop } = await temporaryPostgres(serverUrl, template);
  const database = template ? await connect(url) : await openFilled(url);
  return {
    database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

const connect = (databaseUrl: string): Promise<Database> =>
  connectDatabase({ databaseUrl, dataDir: null, log, onFatal: fail });

async function openFilled(databaseUrl: string): Promise<Database> {
  const database = await connect(databaseUrl);
  await migrateDatabase(database.pool);
  await seedDatabase(database.pool, { content: 'demo' });
  return database;
}

/**
 * While somebody holds a compiled program, V8 gives it to every thread of the process that has the same bytes. Each
 * database has a thread of its own, and would compile and tune the engine once more: half of what it took.
 */
const keepCompiled = (): Promise<WebAssembly.Module> =>
  onceInProcess('compiled engine', () =>
    WebAssembly.compile(readFileSync(resolve('node_modules/@electric-sql/pglite/dist/pglite.wasm'))),
  );

const fail = (error: Error): never => {
  throw error;
};
