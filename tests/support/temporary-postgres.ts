import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL to test on as well, when there is one; its user must be allowed to create databases. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/**
 * A new database on `serverUrl` and the function that drops it.
 * @param template the name of the one that it is a copy of. Default: it is empty
 */
export async function temporaryPostgres(
  serverUrl: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnce(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function runOnce(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect().catch((error: Error) => {
    throw new Error(`No PostgreSQL at ${new URL(connectionString).host}: start it, or name another.`, {
      cause: error,
    });
  });
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
