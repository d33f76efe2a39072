import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { openBesideHost } from '#server/db/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let place: Awaited<ReturnType<typeof temporaryFolder>>;
let host: Database;
beforeAll(async () => {
  place = await temporaryFolder();
  host = await connectDatabase({ dataDir: place.folder, log: quietLog(), onFatal: () => undefined });
});
afterAll(async () => {
  await host.close();
  await place.remove();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('a command beside the host reads values as the host does, whatever PG* variables say', async () => {
  // Read by the driver when it makes a connection: this one has no TLS.
  vi.stubEnv('PGSSLMODE', 'require');
  const { pool, close } = await openBesideHost({ dataDir: place.folder, databaseUrl: undefined });
  const text = `select 7::bigint as n, timestamptz '2026-03-14T09:20:00Z' as at, date '2026-03-14' as day`;
  const values = { n: 7, at: '2026-03-14T09:20:00.000Z', day: '2026-03-14' };
  expect((await host.pool.query(text)).rows).toEqual([values]);
  expect((await pool.query(text)).rows).toEqual([values]);
  await close();
});
