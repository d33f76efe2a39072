import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { sweep } from '#server/housekeeping.ts';
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
