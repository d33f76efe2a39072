import { afterEach, beforeAll, expect, it } from 'vitest';
import { remindStaff } from '#server/appointments/remind-staff.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { consultations } from '#resources/consultations.ts';
import { resources } from '#resources/index.ts';
import { daysAhead, mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const on = mattersOn(host);
const tables = await loadRecordTables(resources);
const LAWYER = 1;
const OTHER = 2;
const RIYADH = 1;
const CAIRO = 2;

beforeAll(() => pool.query('update appointment_settings set open_wishes = 1000'));
afterEach(async () => {
  for (const sql of [
    'delete from consultant_absences',
    'delete from office_days',
    'update lawyers set deleted_at = null',
    'update users set is_suspended = false, lawyer_id = null where lawyer_id is not null',
  ])
    await pool.query(sql);
});

let day = 60;
const nextDay = (): string => daysAhead((day += 1));

/** A client was told an appointment in Riyadh, each on a day of its own. */
async function confirmed(consultantId = LAWYER, scheduledAt = nextDay()): Promise<number> {
  const about = {
    caseTitle: 'نزاع',
    caseDescription: 'نزاع على عقد إيجار',
    consultationTypeId: 1,
    areaId: 1,
  };
  const { id } = await on.send(consultations, 'User', { ...about, branchId: RIYADH, way: 'phone' });
  const body = { scheduledAt, consultantId, place: '' };
  expect((await on.move(consultations, 'schedule', id, { body })).status).toBe(200);
  return id;
}
/** What is said of a consultant from an hour before the appointment to an hour after it began. */
const except = (id: number, kind: 'off' | 'extra') =>
  pool.query(
    `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
     select consultant_id, $2, scheduled_at - interval '1 hour', scheduled_at + interval '1 hour'
     from consultations where id = $1`,
    [id, kind],
  );
/** A holiday of an office on the day of an appointment, on the clock of Riyadh. */
const closeOn = (id: number, office: number) =>
  pool.query(
    `insert into office_days (name_ar, name_en, branch_id, first_day, last_day, hours)
     select 'إجازة', 'Holiday', $2, d, d, '[]'
     from (select (scheduled_at at time zone 'Asia/Riyadh')::date as d from consultations where id = $1) of`,
    [id, office],
  );
/** How often each of the staff was told, however many look and however often. */
async function told(id: number): Promise<number[]> {
  await Promise.all([remindStaff(pool, tables), remindStaff(pool, tables)]);
  await remindStaff(pool, tables);
  const { rows } = await pool.query<{ times: number }>(
    `select count(*)::int as times from notifications
     where kind = 'appointmentUnattended' and resource = 'consultations' and record_id = $1 and channel = 'staff'
     group by user_id`,
    [id],
  );
  return [...new Set(rows.map(({ times }) => times))];
}

it('a lawyer took leave after an appointment was confirmed, and nobody thought of its client', async () => {
  const id = await confirmed();
  const other = await confirmed();
  expect(await told(id)).toEqual([]);
  await except(id, 'off');
  expect(await told(id)).toEqual([1]);
  expect(await told(other)).toEqual([]);
  // Another time is another matter.
  const body = { scheduledAt: nextDay(), consultantId: LAWYER, place: '' };
  await on.move(consultations, 'schedule', id, { body });
  expect(await told(id)).toEqual([1]);
  await except(id, 'off');
  expect(await told(id)).toEqual([2]);
});

it('nor where a lawyer was there again, and then took leave once more', async () => {
  const id = await confirmed();
  await except(id, 'off');
  expect(await told(id)).toEqual([1]);
  await pool.query('delete from consultant_absences');
  expect(await told(id)).toEqual([1]);
  await except(id, 'off');
  expect(await told(id)).toEqual([2]);
});

it('nor where another lawyer, who was given it at the same time, took leave too', async () => {
  const scheduledAt = nextDay();
  const id = await confirmed(LAWYER, scheduledAt);
  await except(id, 'off');
  expect(await told(id)).toEqual([1]);
  const body = { scheduledAt, consultantId: OTHER, place: '' };
  expect((await on.move(consultations, 'schedule', id, { body })).status).toBe(200);
  expect(await told(id)).toEqual([1]);
  await except(id, 'off');
  expect(await told(id)).toEqual([2]);
});

it('nor where the lawyer has left, or was suspended', async () => {
  const [left, suspended] = [await confirmed(OTHER), await confirmed(LAWYER)];
  await pool.query('update lawyers set deleted_at = now() where id = $1', [OTHER]);
  expect([await told(left), await told(suspended)]).toEqual([[1], []]);
  await pool.query(
    `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, password_hash, lawyer_id, is_suspended)
     select full_name_ar, full_name_en, 'suspended@unattended.example', mobile_number, whatsapp_number, role, password_hash, $1, true
     from users where role = 'CustomerService' limit 1`,
    [LAWYER],
  );
  expect([await told(left), await told(suspended)]).toEqual([[1], [1]]);
});

it('nor where the office has a holiday that day, unless the lawyer is said to be there', async () => {
  const [id, there] = [await confirmed(), await confirmed()];
  await closeOn(id, CAIRO);
  expect(await told(id)).toEqual([]);
  await closeOn(id, RIYADH);
  expect(await told(id)).toEqual([1]);
  await except(there, 'extra');
  await closeOn(there, RIYADH);
  expect(await told(there)).toEqual([]);
});

it('staff hear nothing of what is past, called off, not confirmed, or set beyond the hours by themselves', async () => {
  const past = await confirmed();
  await except(past, 'off');
  for (const sql of [
    `delete from appointments where resource = 'consultations' and record_id = $1`,
    `update consultations set scheduled_at = now() - interval '1 minute' where id = $1`,
    `update consultant_absences set starts_at = now() - interval '1 day', ends_at = now() + interval '2 hours'
     where $1::int is not null`,
  ])
    await pool.query(sql, [past]);
  expect(await told(past)).toEqual([]);
  const off = await confirmed();
  await except(off, 'off');
  await on.move(consultations, 'cancel', off);
  expect(await told(off)).toEqual([]);
  const night = await confirmed(LAWYER, `${nextDay().slice(0, 10)}T00:30:00.000Z`);
  expect(await told(night)).toEqual([]);
  const wished = await confirmed();
  await except(wished, 'off');
  await pool.query(
    `update consultations set status = 'Pending', wished_at = scheduled_at, scheduled_at = null where id = $1`,
    [wished],
  );
  expect(await told(wished)).toEqual([]);
});
