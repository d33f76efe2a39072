import { expect, it, vi } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { testDatabaseUrl } from '#tests/support/temporary-postgres.ts';

it.skipIf(!testDatabaseUrl)(
  'whoever came after ten quiet seconds waited until PostgreSQL had been connected to again',
  async () => {
    const { pool, close } = await connectDatabase({
      databaseUrl: testDatabaseUrl,
      dataDir: null,
      log: quietLog(),
      onFatal: () => undefined,
    });
    const clients = [await pool.connect(), await pool.connect()];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const client of clients) client.release();
      vi.advanceTimersByTime(5 * 60_000);
      expect(pool.totalCount).toBe(2);
      vi.advanceTimersByTime(5 * 60_000);
      expect(pool.totalCount).toBe(0);
    } finally {
      vi.useRealTimers();
      await close();
    }
  },
);
