import { afterAll, describe, expect, it } from 'vitest';
import { resources } from '#resources/index.ts';
import { connectDatabase } from '#server/db/connect.ts';
import type { Host } from '#server/host.ts';
import { createChangeBus } from '#server/live/change-bus.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { publishDue } from '#server/resources/capabilities/publishing/publish-due.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { testDatabaseUrl } from '#tests/support/temporary-postgres.ts';

const host = await shareHost();
const { pool, kind } = host.database;
const articles = articlesOn(host);
const tables = await loadRecordTables(resources);

/** The pools of two processes; the embedded database has one alone. */
const pools = [pool];
if (kind === 'postgres') {
  const { connectionString: databaseUrl } = pool.options;
  const log = quietLog();
  const second = await connectDatabase({ databaseUrl, dataDir: null, log, onFatal: () => undefined });
  pools.push(second.pool);
  afterAll(() => second.close());
}

const told: number[] = [];
/** A process with a round of its own, on each of the pools in turn. */
const processes = Array.from({ length: 8 }, (_, nth) => {
  const changes = createChangeBus();
  changes.subscribe(({ ids }) => told.push(...ids));
  // What a round uses of a host.
  return { pool: pools[nth % pools.length], changes, log: quietLog() } as unknown as Host;
});
const roundsAtOnce = () => Promise.all(processes.map((process) => publishDue(process, tables)));

async function plan(ids: readonly number[]): Promise<void> {
  const hour = new Date(Date.now() + 3_600_000).toISOString();
  for (const id of ids) await articles.schedule(id, 'ar', { publishAt: hour });
}
const comesDue = (ids: readonly number[]) =>
  pool.query('update publications set publish_at = now() where record_id = any($1)', [ids]);
const written = async (ids: readonly number[]) =>
  (
    await pool.query<{ id: number; n: number }>(
      `select record_id as id, count(*)::int as n from audit_entries
       where resource = 'articles' and operation = 'published' and record_id = any($1) group by 1 order by 1`,
      [ids],
    )
  ).rows;

describe('eight rounds at once, of two processes', () => {
  it('publish each article once, write it down once and tell of it once', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await articles.write()).id);
    // The host's own round may come between: it is one more.
    const own: number[] = [];
    const stop = host.changes.subscribe(({ ids: changed }) => own.push(...changed));
    await plan(ids);
    await comesDue(ids);
    own.length = 0;
    await roundsAtOnce();
    // What one held while another looked is taken by a later round.
    await roundsAtOnce();
    stop();
    expect(await written(ids)).toEqual(ids.map((id) => ({ id, n: 1 })));
    const heard = [...told, ...own].filter((id) => ids.includes(id));
    expect(heard.toSorted((a, b) => a - b)).toEqual(ids);
    for (const id of ids) expect(await articles.seen(id, 'ar')).not.toBeNull();
  });

  it.skipIf(!testDatabaseUrl)('do not wait for an article that somebody is changing', async () => {
    const [held, free] = [await articles.write(), await articles.write()];
    await plan([held.id, free.id]);
    const colleague = await pool.connect();
    try {
      await colleague.query('begin');
      await colleague.query('select from articles where id = $1 for update', [held.id]);
      await comesDue([held.id, free.id]);
      await roundsAtOnce();
      expect(await written([held.id, free.id])).toEqual([{ id: free.id, n: 1 }]);
    } finally {
      await colleague.query('rollback');
      colleague.release();
    }
    await roundsAtOnce();
    expect((await written([held.id])).length).toBe(1);
  });
});
