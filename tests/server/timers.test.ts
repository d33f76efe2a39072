import { afterAll, expect, it, vi } from 'vitest';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

// The host is started as it always is: only the clock of its intervals is moved by hand.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
afterAll(() => vi.useRealTimers());
const host = await shareHost();
const { pool } = host.database;
const on = mattersOn(host);
const articles = articlesOn(host);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const countOf = async (rows: string, values: readonly unknown[] = []): Promise<number> =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${rows}`, [...values])).rows[0]?.n ?? -1;

/** A zone in which it is ten in the morning. */
function zoneAtTen(): string {
  const ahead = ((10 - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

interface Job {
  does: string;
  every: number;
  /** Leaves something for it to do. @returns what counts its effect */
  leaveWork: () => Promise<() => Promise<number>>;
  /** How many there are before it was done, and after. */
  counts: readonly [before: number, after: number];
}

/** Everything that the host does by the clock. */
const jobs: readonly Job[] = [
  {
    does: 'publishes what is due',
    every: 2 * SECOND,
    counts: [0, 1],
    async leaveWork() {
      const { id } = await articles.write();
      await articles.schedule(id, 'ar', { publishAt: new Date(Date.now() + HOUR).toISOString() });
      await pool.query('update publications set publish_at = now() where record_id = $1', [id]);
      return () => countOf(`audit_entries where operation = 'published' and record_id = $1`, [id]);
    },
  },
  {
    does: 'makes the keys of names that have none',
    every: 2 * SECOND,
    counts: [1, 0],
    async leaveWork() {
      await pool.query(
        `update party_names set keys = null where ctid = (select ctid from party_names limit 1)`,
      );
      return () => countOf('party_names where keys is null');
    },
  },
  {
    does: 'folds the totals of lists',
    every: 10 * SECOND,
    counts: [3, 1],
    async leaveWork() {
      await pool.query(
        `insert into kept_totals (source, is_deleted, key, value, change)
         select 'folded', false, '', '', 1 from generate_series(1, 3)`,
      );
      return () => countOf(`kept_totals where source = 'folded'`);
    },
  },
  {
    does: 'reminds clients of appointments',
    every: MINUTE,
    counts: [0, 1],
    async leaveWork() {
      const { id } = await on.inState(consultations, 'Scheduled');
      await pool.query(
        `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at, booked_at)
         values ('consultations', $1, 4, now() + interval '20 hours', now() + interval '21 hours', now() - interval '3 days')`,
        [id],
      );
      return () => countOf(`notifications where kind = 'appointmentNear' and record_id = $1`, [id]);
    },
  },
  {
    does: 'reminds staff of times that nobody has confirmed',
    every: MINUTE,
    counts: [0, 1],
    async leaveWork() {
      const { id } = await on.send(consultations);
      await pool.query(
        `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at, booked_at)
         values ('consultations', $1, 3, now() + interval '20 hours', now() + interval '21 hours', now() - interval '3 days')`,
        [id],
      );
      return () =>
        countOf(
          `(select distinct record_id from notifications where kind = 'timeUnconfirmed' and record_id = $1) told`,
          [id],
        );
    },
  },
  {
    does: 'reminds clients of what they were asked for',
    every: MINUTE,
    counts: [0, 1],
    async leaveWork() {
      const { id } = await on.send(requests);
      await pool.query(
        `insert into tasks (resource, record_id, text, documents, due_on, asked_at)
         select 'requests', m.id, 'x', '[]', (now() at time zone b.time_zone)::date, now() - interval '2 days'
         from requests m join branches b on b.id = m.branch_id where m.id = $1`,
        [id],
      );
      return () => countOf(`notifications where kind = 'taskReminder' and record_id = $1`, [id]);
    },
  },
  {
    does: 'asks for the summaries of the morning',
    every: MINUTE,
    counts: [0, 1],
    async leaveWork() {
      const userId = await host.userIdOf('CustomerService');
      const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
      await pool.query('delete from office_days');
      await pool.query('update branches set time_zone = $1, hours = $2', [
        zoneAtTen(),
        JSON.stringify(days.map((day) => ({ day, opens: '09:00', closes: '18:00' }))),
      ]);
      await pool.query('update users set branch_id = 1 where id = $1', [userId]);
      await pool.query(`insert into digests (user_id, last_day) values ($1, '2020-01-01')`, [userId]);
      // A mail that was sent names nobody any more.
      return () => countOf(`outbox where kind = 'digest'`);
    },
  },
  {
    does: 'removes what is kept for a time',
    every: HOUR,
    counts: [1, 0],
    async leaveWork() {
      await pool.query(
        `insert into idempotency_keys (user_id, key, fingerprint, answer, created_at)
         values (1, 'old', '', '{}', now() - interval '2 days')`,
      );
      return () => countOf(`idempotency_keys where key = 'old'`);
    },
  },
  {
    does: 'gives up mails whose process ended at the last attempt',
    every: HOUR,
    counts: [0, 1],
    async leaveWork() {
      await pool.query(
        `insert into outbox (kind, payload, attempts, run_at, locked_until)
         values ('digest', '{"userId":0}', 1000, now() + interval '1 day', now() - interval '1 day')`,
      );
      return () => countOf('outbox where attempts = 1000 and failed_at is not null');
    },
  },
  {
    does: 'removes pictures that no record names',
    every: HOUR,
    counts: [1, 0],
    async leaveWork() {
      await pool.query(
        `insert into images (key, width, height, bytes, created_by, held_at)
         select 'unnamed', 1, 1, 1, min(id), now() - interval '40 days' from users`,
      );
      return () => countOf(`images where key = 'unnamed'`);
    },
  },
  {
    does: 'removes files whose record is gone',
    every: HOUR,
    counts: [1, 0],
    async leaveWork() {
      await pool.query(
        `insert into attachments (resource, record_id, field, name, type, size, storage_key)
         values ('requests', 2000000000, 'attachments', 'a.pdf', 'application/pdf', 1, 'lost')`,
      );
      return () => countOf(`attachments where storage_key = 'lost'`);
    },
  },
];

it.each(jobs)(
  'a host that runs $does by itself, once',
  async ({ every, leaveWork, counts: [before, after] }) => {
    const count = await leaveWork();
    expect(await count()).toBe(before);
    vi.advanceTimersByTime(every);
    await expect.poll(count, { interval: 20 }).toBe(after);
    // The next times find nothing more to do.
    vi.advanceTimersByTime(every);
    await new Promise((done) => setTimeout(done, 300));
    expect(await count()).toBe(after);
  },
);
