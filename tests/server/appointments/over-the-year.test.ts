import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const RIYADH = 1;
const CAIRO = 2;

/** Everybody keeps three hours from Sunday to Thursday, on the clock of their office. */
beforeAll(async () => {
  const week = ['sun', 'mon', 'tue', 'wed', 'thu'].map((day) => ({ day, opens: '10:00', closes: '13:00' }));
  await pool.query('update consultant_hours set hours = $1', [JSON.stringify(week)]);
});
afterEach(() => vi.useRealTimers());

/** What is free on these days, asked for at a moment: `04-28T08:00`, in UTC. */
async function freeAt(now: string, branchId: number, [from, to]: readonly [string, string]) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { body } = await host.call('GET', '/api/Consultations/GetFreeSlots', {
    query: { BranchId: String(branchId), Way: 'phone', From: from, To: to },
  });
  return freeSlotsSchema.parse(body.data).slots.map((slot) => slot.slice(5, 16));
}
const hoursOf = (day: string, ...hours: string[]) => hours.map((hour) => `${day}T${hour}:00`);

describe('the free times of an office', () => {
  it('were an hour off once the clocks of Cairo had changed, or on a Friday', async () => {
    // Summer time begins on Friday, 30 April 2027.
    const spring = ['2027-04-28', '2027-05-03'] as const;
    expect(await freeAt('2027-04-25T06:00Z', CAIRO, spring)).toEqual([
      ...hoursOf('04-28', '08', '09', '10'),
      ...hoursOf('04-29', '08', '09', '10'),
      ...hoursOf('05-02', '07', '08', '09'),
      ...hoursOf('05-03', '07', '08', '09'),
    ]);
    expect(await freeAt('2027-04-25T06:00Z', RIYADH, spring)).toEqual(
      ['04-28', '04-29', '05-02', '05-03'].flatMap((day) => hoursOf(day, '07', '08', '09')),
    );
    // It ends with Thursday, 28 October.
    const autumn = ['2027-10-28', '2027-10-31'] as const;
    expect(await freeAt('2027-10-24T06:00Z', CAIRO, autumn)).toEqual([
      ...hoursOf('10-28', '07', '08', '09'),
      ...hoursOf('10-31', '08', '09', '10'),
    ]);
    expect(await freeAt('2027-10-24T06:00Z', RIYADH, autumn)).toEqual(
      ['10-28', '10-31'].flatMap((day) => hoursOf(day, '07', '08', '09')),
    );
  });

  it('were those of other months in Ramadan, and on the feast after it', async () => {
    const season = ['sun', 'mon', 'tue', 'wed', 'thu'].map((day) => ({
      day,
      opens: '11:00',
      closes: '12:00',
    }));
    await pool.query(
      `insert into office_days (name_ar, name_en, branch_id, first_day, last_day, hours) values
       ('رمضان', 'Ramadan', null, '2027-02-08', '2027-03-09', $1), ('عيد الفطر', 'Feast', $2, '2027-03-10', '2027-03-12', '[]')`,
      [JSON.stringify(season), RIYADH],
    );
    const days = ['2027-03-08', '2027-03-14'] as const;
    expect(await freeAt('2027-02-20T06:00Z', RIYADH, days)).toEqual([
      ...hoursOf('03-08', '08'),
      ...hoursOf('03-09', '08'),
      ...hoursOf('03-14', '07', '08', '09'),
    ]);
    // The feast of one office is no holiday of the other.
    expect(await freeAt('2027-02-20T06:00Z', CAIRO, days)).toEqual([
      ...hoursOf('03-08', '09'),
      ...hoursOf('03-09', '09'),
      ...['03-10', '03-11', '03-14'].flatMap((day) => hoursOf(day, '08', '09', '10')),
    ]);
  });

  it('began on a day that was over, or ended before what can be booked', async () => {
    // 24 hours of notice, and 30 days ahead, over the change of the clocks.
    const all = await freeAt('2027-04-28T09:30Z', CAIRO, ['2027-04-01', '2027-12-31']);
    expect(all[0]).toBe('04-29T10:00');
    expect(all.at(-1)).toBe('05-27T09:00');
  });
});
