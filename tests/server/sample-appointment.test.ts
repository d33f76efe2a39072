import { describe, expect, it } from 'vitest';
import { WEEK_DAYS } from '#contract/week.ts';
import { sampleAppointment } from '#server/db/seed/sample-appointment.ts';

const HOUR = 3_600_000;
const hours = WEEK_DAYS.slice(0, 6).map((day) => ({ day, opens: '09:00', closes: '18:00' }));
const riyadh = { hours, timeZone: 'Asia/Riyadh' };
const cairo = { hours, timeZone: 'Africa/Cairo' };

describe('the appointments of the demo content', () => {
  it('A40 stand at their full hour of the office, whatever minute the database was filled at', () => {
    const shift = 100 * HOUR + 27 * 60_000 + 58_658;
    const ahead = { written: '2026-03-19T11:00:00', shift, isAhead: true };
    expect(sampleAppointment({ ...ahead, office: riyadh })).toBe('2026-03-24T08:00:00.000Z');
    expect(sampleAppointment({ ...ahead, office: cairo })).toBe('2026-03-24T09:00:00.000Z');
    expect(sampleAppointment({ ...ahead, isAhead: false, office: riyadh })).toBe('2026-03-23T08:00:00.000Z');
  });

  it('A40 give way to the next day when the office is closed', () => {
    // The 22nd is a Sunday.
    const given = { written: '2026-03-20T11:00:00', shift: 48 * HOUR, isAhead: true, office: riyadh };
    expect(sampleAppointment(given)).toBe('2026-03-23T08:00:00.000Z');
  });
});
