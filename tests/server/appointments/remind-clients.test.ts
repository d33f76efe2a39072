import { expect, it } from 'vitest';
import { consultations } from '#resources/consultations.ts';
import { remindClients } from '#server/appointments/remind-clients.ts';
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
    `update consultations set status = 'Pending', wished_at = $2, scheduled_at = null where id = $1`,
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
