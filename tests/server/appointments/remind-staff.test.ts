import { beforeAll, expect, it } from 'vitest';
import { remindClients } from '#server/appointments/remind-clients.ts';
import { remindStaff } from '#server/appointments/remind-staff.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { consultations } from '#resources/consultations.ts';
import { resources } from '#resources/index.ts';
import { freeSlotsPath, freeSlotsSchema } from '#contract/appointments.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const on = mattersOn(host);
const tables = await loadRecordTables(resources);

beforeAll(async () => {
  await pool.query('update appointment_settings set open_wishes = 1000');
  // Those of the samples stand by the hour of the day.
  await pool.query('delete from appointments');
});

/** A client has chosen a time, which is kept for them. */
async function wished(): Promise<number> {
  const query = { BranchId: '1', Way: 'phone', About: '1' };
  const { body } = await host.call('GET', freeSlotsPath(consultations), { query });
  const wishedAt = freeSlotsSchema.parse(body.data).slots.at(-1);
  const about = {
    caseTitle: 'نزاع',
    caseDescription: 'نزاع على عقد إيجار',
    consultationTypeId: 1,
    areaId: 1,
  };
  const values = { ...about, branchId: 1, way: 'phone', wishedAt };
  return (await on.send(consultations, 'User', values)).id;
}
/** As if it had been chosen so many hours ago and began in so many. */
const comeNear = (id: number, { chosen, begins }: { chosen: number; begins: number }) =>
  pool.query(
    `update appointments set booked_at = now() - $2::interval, starts_at = now() + $3::interval,
       ends_at = now() + $3::interval + interval '10 minutes'
     where resource = 'consultations' and record_id = $1`,
    [id, `${chosen} hours`, `${begins} hours`],
  );
/** How often each of the staff was told, however many look and however often. */
async function told(id: number): Promise<number[]> {
  await Promise.all([remindStaff(pool, tables), remindStaff(pool, tables), remindClients(pool)]);
  await remindStaff(pool, tables);
  const { rows } = await pool.query<{ times: number }>(
    `select count(*)::int as times from notifications
     where kind = 'timeUnconfirmed' and resource = 'consultations' and record_id = $1 and channel = 'staff'
     group by user_id`,
    [id],
  );
  return [...new Set(rows.map(({ times }) => times))];
}

it('a client was told that their time is confirmed before it begins, and nobody thought of it', async () => {
  const id = await wished();
  expect(await told(id)).toEqual([]);
  await comeNear(id, { chosen: 90, begins: 25 });
  expect(await told(id)).toEqual([]);
  await comeNear(id, { chosen: 90, begins: 23 });
  expect(await told(id)).toEqual([1]);
  // Another time is another reminder.
  await comeNear(id, { chosen: 90, begins: 20 });
  expect(await told(id)).toEqual([2]);
  const clients = await pool.query(
    `select from notifications where kind in ('timeUnconfirmed', 'appointmentNear') and channel = 'client' and record_id = $1`,
    [id],
  );
  expect(clients.rowCount).toBe(0);
});

it('of a time that was chosen at the last moment staff are told halfway, and not at once', async () => {
  const id = await wished();
  await comeNear(id, { chosen: 1, begins: 9 });
  expect(await told(id)).toEqual([]);
  await comeNear(id, { chosen: 6, begins: 5 });
  expect(await told(id)).toEqual([1]);
});

it('of what is confirmed, past or cancelled nobody is told', async () => {
  const confirmed = await wished();
  await on.move(consultations, 'confirm', confirmed, { body: {} });
  await comeNear(confirmed, { chosen: 90, begins: 17 });
  expect(await told(confirmed)).toEqual([]);
  const past = await wished();
  await comeNear(past, { chosen: 90, begins: -1 });
  expect(await told(past)).toEqual([]);
  const off = await wished();
  await on.move(consultations, 'callOff', off, { as: 'User', body: {} });
  expect(await told(off)).toEqual([]);
});

it('of a time that nobody keeps any more, as its consultant has left, staff were not reminded', async () => {
  const id = await wished();
  await pool.query('delete from appointments where record_id = $1', [id]);
  await pool.query(
    `update consultations set wished_at = now() + interval '20 hours', created_at = now() - interval '3 days' where id = $1`,
    [id],
  );
  expect(await told(id)).toEqual([1]);
});

it('a client whose time was confirmed after staff were reminded of it heard nothing a day before', async () => {
  const id = await wished();
  await comeNear(id, { chosen: 90, begins: 23.5 });
  expect(await told(id)).toEqual([1]);
  await pool.query(
    `update consultations set status = 'Scheduled', scheduled_at = a.starts_at
     from appointments a where a.resource = 'consultations' and a.record_id = consultations.id and consultations.id = $1`,
    [id],
  );
  await remindClients(pool);
  const { rowCount } = await pool.query(
    `select from notifications where kind = 'appointmentNear' and channel = 'client' and record_id = $1`,
    [id],
  );
  expect(rowCount).toBe(1);
});
