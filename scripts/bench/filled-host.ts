import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDataDir, createPostgres, fillDatabase } from './bench-databases.ts';
import { buildServers } from './build-servers.ts';
import { type Target, startHost } from './servers.ts';
import type { Undo } from './undo.ts';

/**
 * The host over a PostgreSQL of its own with the rows of the bench, and with what is put in beside them before it starts.
 * @returns it, and what was put in
 */
export async function filledHost<T>(
  undo: Undo,
  putIn: (pool: pg.Pool) => Promise<T>,
): Promise<{ host: Target; made: T }> {
  const fileOf = await buildServers();
  const { url, drop } = await createPostgres();
  undo.push(drop);
  const dataDir = await createDataDir();
  undo.push(dataDir.drop);
  await fillDatabase({ databaseUrl: url, dataDir: null });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  undo.push(() => pool.end());
  const made = await putIn(pool);
  const host = await startHost(fileOf('host'), {
    DATA_DIR: dataDir.folder,
    SECRET_KEY: randomUUID() + randomUUID(),
    DATABASE_URL: url,
  });
  undo.push(host.stop);
  return { host, made };
}
