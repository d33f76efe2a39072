import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { withTransaction } from '#server/db/transaction.ts';
import { type InboxEntry, listenToArrivals } from '#server/live/inbox-arrivals.ts';
import { type Notice, notify } from '#server/live/notify.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let pool: Pool;
let close: () => Promise<void>;
const ids: Record<string, number> = {};
let heard: InboxEntry[][];

beforeAll(async () => {
  const opened = await openTestDatabase();
  pool = opened.database.pool;
  close = opened.close;
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select id, split_part(email, '@', 1) as name from users`,
  );
  for (const { id, name } of rows) ids[name] = id;
  listenToArrivals(pool, (entries) => heard.push([...entries]));
});
afterAll(() => close());
beforeEach(async () => {
  heard = [];
  await pool.query('delete from notifications');
  await pool.query('delete from inboxes');
});

const tell = (notice: Notice) => withTransaction(pool, (client) => notify(client, notice));
const idOf = (name: string) => ids[name] ?? 0;
const stored = async () =>
  (
    await pool.query<{ userId: number; sequence: number; channel: string }>(
      `select user_id as "userId", sequence, channel from notifications order by user_id, sequence`,
    )
  ).rows;

it('R307 R308 a client is told alone, staff all together, each over their channel', async () => {
  await tell({
    to: { userId: idOf('client') },
    kind: 'newNote',
    about: { resource: 'requests', id: 1 },
    noteId: 2,
  });
  expect(await stored()).toEqual([{ userId: idOf('client'), sequence: 1, channel: 'client' }]);
  await tell({
    to: 'staff',
    kind: 'newRequest',
    number: 'R-2026-00001',
    about: { resource: 'requests', id: 1 },
  });
  const told = (await stored()).filter(({ channel }) => channel === 'staff').map(({ userId }) => userId);
  const { rows } = await pool.query<{ id: number }>(
    `select id from users where role in ('Admin', 'CustomerService') and not is_suspended and deleted_at is null order by id`,
  );
  expect(told).toEqual(rows.map(({ id }) => id));
  expect(heard.map((entries) => entries.length)).toEqual([1, rows.length]);
});

it('whoever did it is not told, nor is a suspended account', async () => {
  await pool.query('update users set is_suspended = true where id = $1', [idOf('support')]);
  await tell({ to: 'staff', kind: 'newRequest', number: 'R-1', except: idOf('admin') });
  await pool.query('update users set is_suspended = false where id = $1', [idOf('support')]);
  const told = (await stored()).map(({ userId }) => userId);
  expect(told).not.toContain(idOf('admin'));
  expect(told).not.toContain(idOf('support'));
});

it('what is rolled back is neither kept nor heard of', async () => {
  const attempt = withTransaction(pool, async (client) => {
    await notify(client, { to: 'staff', kind: 'newRequest', number: 'R-1' });
    throw new Error('the change failed');
  });
  await expect(attempt).rejects.toThrow('the change failed');
  expect([await stored(), heard]).toEqual([[], []]);
});

it('outside a transaction nothing is promised: it throws', async () => {
  const client = await pool.connect();
  await expect(notify(client, { to: 'staff', kind: 'newRequest' })).rejects.toThrow('outside a transaction');
  client.release();
});

it('many at once count up without a gap in every inbox', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      tell(
        index % 2
          ? { to: 'staff', kind: 'newRequest', number: `R-${index}` }
          : { to: { userId: idOf('client') }, kind: 'newNote' },
      ),
    ),
  );
  for (const name of ['client', 'admin', 'support']) {
    const own = (await stored()).filter(({ userId }) => userId === idOf(name));
    expect(own.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
  }
});
