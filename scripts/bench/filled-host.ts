import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDataDir, createPostgres, fillDatabase } from './bench-databases.ts';
import { buildServers } from './build-servers.ts';
import { type Target, startHost } from './servers.ts';
import type { Undo } from './undo.ts';

interface Filled<T> {
  readonly host: Target;
  readonly made: T;
  /** Starts another one on the same database, from a bundle of its own. */
  readonly startBeside: (file: string) => Promise<Target>;
}

/**
 * The host over a PostgreSQL of its own with the rows of the bench, and with what is put in beside them before it starts.
 * @returns it, and what was put in
 */
export async function filledHost<T>(undo: Undo, putIn: (pool: pg.Pool) => Promise<T>): Promise<Filled<T>> {
  const fileOf = await buildServers();
  const { url, drop } = await createPostgres();
  undo.push(drop);
  await fillDatabase({ databaseUrl: url, dataDir: null });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  undo.push(() => pool.end());
  const made = await putIn(pool);
  const secret = randomUUID() + randomUUID();
  const start = async (file: string): Promise<Target> => {
    const dataDir = await createDataDir();
    undo.push(dataDir.drop);
    const host = await startHost(file, { DATA_DIR: dataDir.folder, SECRET_KEY: secret, DATABASE_URL: url });
    undo.push(host.stop);
    return host;
  };
  return { host: await start(fileOf('host')), made, startBeside: start };
}
