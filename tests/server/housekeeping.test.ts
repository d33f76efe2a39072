import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { startHousekeeping, sweep } from '#server/housekeeping.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
afterAll(() => close());

it('the answer to a submission is kept for a day, and no longer', async () => {
  await database.pool.query(
    `insert into idempotency_keys (user_id, key, fingerprint, answer, created_at)
     select 1, name, '', '{}', now() - age::interval
     from (values ('yesterday', '23 hours'), ('before', '25 hours')) as given (name, age)`,
  );
  await sweep(database.pool);
  const { rows } = await database.pool.query('select key from idempotency_keys');
  expect(rows).toEqual([{ key: 'yesterday' }]);
});

it('an article came minutes late because a long round was under way', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const never = vi.fn(() => new Promise<void>(() => undefined));
  const publish = vi.fn(async () => undefined);
  const stop = startHousekeeping({
    pool: database.pool,
    log: { warn: () => undefined, error: () => undefined },
    more: [],
    rounds: [never, publish],
    reminders: [],
  });
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  expect(publish).toHaveBeenCalledTimes(2);
  // What takes longer is not begun twice.
  expect(never).toHaveBeenCalledTimes(1);
});
