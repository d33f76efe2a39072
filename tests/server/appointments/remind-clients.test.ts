import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { consultations } from '#resources/consultations.ts';
import { buildApp } from '#server/app.ts';
import { remindClients } from '#server/appointments/remind-clients.ts';
import { faultyPool } from '#tests/support/faulty-pool.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const on = mattersOn(host);

const toldOf = async (id: number) => {
  const { rows } = await pool.query<{ bells: number; mails: number }>(
    `select (select count(*)::int from notifications where kind = 'appointmentNear' and record_id = $1) as bells,
       (select coalesce(sum(jsonb_array_length(payload->'topics')), 0)::int from outbox
        where kind = 'matterNews' and payload->'topics' ? 'appointmentNear' and (payload->>'id')::int = $1) as mails`,
    [id],
  );
  return rows[0];
};
const sendWaiting = () => pool.query('update outbox set done_at = now() where done_at is null');

it('a client is reminded a day and two hours before, once each, however many look and however often', async () => {
  const { id } = await on.send(consultations);
  const scheduledAt = new Date(Date.now() + 300 * 3_600_000).toISOString();
  await on.move(consultations, 'schedule', id, { body: { scheduledAt, consultantId: 1, place: '' } });
  await sendWaiting();
  const comeNear = (hours: number) =>
    pool.query(
      `update appointments set starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '1 hour',
         booked_at = now() - interval '3 days' where record_id = $1`,
      [id, `${hours} hours`],
    );
  const look = async () => {
    await Promise.all([remindClients(pool), remindClients(pool)]);
    await remindClients(pool);
    return toldOf(id);
  };

  await comeNear(25);
  expect(await look()).toEqual({ bells: 0, mails: 0 });
  await comeNear(23);
  expect(await look()).toEqual({ bells: 1, mails: 1 });
  await sendWaiting();
  // The host was away for a day: of what both would say only the later one is said.
  await comeNear(1);
  expect(await look()).toEqual({ bells: 2, mails: 2 });
});

it('a client whose time was confirmed the evening before was told at once that it is near', async () => {
  const { id } = await on.send(consultations);
  const scheduledAt = new Date(Date.now() + 300 * 3_600_000).toISOString();
  const input = { scheduledAt, consultantId: 3, place: '' };
  await on.move(consultations, 'schedule', id, { body: input });
  const near = new Date(Date.now() + 20 * 3_600_000);
  await pool.query(
    `update appointments set booked_at = now() - interval '3 days', starts_at = $2,
       ends_at = $2::timestamptz + interval '1 hour' where record_id = $1`,
    [id, near],
  );
  await pool.query(
    `update consultations set status = 'Pending', wished_at = $2, scheduled_at = null,
       scheduled_until = $2::timestamptz + interval '1 hour' where id = $1`,
    [id, near],
  );
  expect((await on.move(consultations, 'confirm', id, { body: {} })).status).toBe(200);
  await remindClients(pool);
  expect(await toldOf(id)).toMatchObject({ bells: 0 });
});

it('of very many appointments at once the later ones were never reminded of: the first hundred stood before them', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 103; n += 1) ids.push((await on.send(consultations)).id);
  await pool.query(`update consultations set status = 'Scheduled' where id = any($1)`, [ids]);
  await pool.query(
    `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at, booked_at)
     select 'consultations', id, 4, now() + interval '3 hours' + n * interval '10 minutes',
       now() + interval '3 hours' + n * interval '10 minutes' + interval '5 minutes', now() - interval '3 days'
     from unnest($1::int[]) with ordinality as many(id, n)`,
    [ids],
  );
  await remindClients(pool);
  await remindClients(pool);
  const { rows } = await pool.query(
    `select from notifications where kind = 'appointmentNear' and record_id = any($1)`,
    [ids],
  );
  expect(rows).toHaveLength(103);
});

it('nobody is reminded of what was called off, or arranged later than the reminder', async () => {
  const { id } = await on.send(consultations);
  const scheduledAt = new Date(Date.now() + 23 * 3_600_000).toISOString();
  await on.move(consultations, 'schedule', id, { body: { scheduledAt, consultantId: 2, place: '' } });
  await remindClients(pool);
  expect(await toldOf(id)).toMatchObject({ bells: 0 });
  await pool.query(`update appointments set booked_at = now() - interval '3 days' where record_id = $1`, [
    id,
  ]);
  await on.move(consultations, 'cancel', id);
  await remindClients(pool);
  expect(await toldOf(id)).toMatchObject({ bells: 0 });
});

/** An appointment that begins in so many hours, and was arranged days ago; there is no other. */
async function near(hours: number): Promise<number> {
  const { id } = await on.send(consultations);
  await pool.query(`update consultations set status = 'Scheduled' where id = $1`, [id]);
  await pool.query('delete from appointments');
  await pool.query(
    `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at, booked_at)
     values ('consultations', $1, 1, now() + make_interval(hours => $2), now() + make_interval(hours => $2 + 1),
       now() - interval '3 days')`,
    [id, hours],
  );
  await sendWaiting();
  return id;
}

it('a client heard each reminder once from a host that was stopped and started again between and after them', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const id = await near(23);
  /** A host is started, looks for what is due as it does every minute, and is stopped. */
  const liveFor = async (told: number) => {
    const app = await buildApp({
      env: host.env,
      log: pino({ level: 'silent' }),
      database: host.database,
      webRoot: null,
    });
    await app.ready();
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => toldOf(id), { interval: 20 }).toEqual({ bells: told, mails: told });
    // Long enough for a look that would find it once more.
    await new Promise((done) => setTimeout(done, 300));
    await app.close();
    expect(await toldOf(id)).toEqual({ bells: told, mails: told });
  };
  await liveFor(1);
  await liveFor(1);
  await pool.query(
    `update appointments set starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours' where record_id = $1`,
    [id],
  );
  await liveFor(2);
  await liveFor(2);
});

it('a client is reminded once, whichever statement the host that reminds them was stopped after', async () => {
  const faulty = faultyPool(pool);
  let at = 0;
  let lost: unknown;
  do {
    at += 1;
    const id = await near(20);
    ({ lost } = await faulty.losing(at, () => remindClients(pool).catch(() => undefined)));
    // Started again, it looks every minute.
    for (let looks = 0; looks < 2; looks += 1) await remindClients(pool);
    expect([at, await toldOf(id)]).toEqual([at, { bells: 1, mails: 1 }]);
  } while (lost !== null);
  // Two looks, the bell, the mail that waits or a new one, and that all of it holds.
  expect(at).toBeGreaterThan(5);
});
