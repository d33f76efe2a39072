import type { Pool } from 'pg';
import { SLOT_DAYS_MAX } from '#contract/appointments.ts';
import { AppError } from '#contract/errors.ts';
import { type Slot, freeSlots } from '#contract/free-slots.ts';
import { dayAfter } from '#contract/office-days.ts';
import {
  type Meeting,
  type OwnAppointment,
  type SlotCalendar,
  byBooked,
  readSlotCalendar,
} from './slot-calendar.ts';

export interface FreeSlotsOptions {
  readonly meeting: Meeting;
  /** Default: it is for nothing that is there yet. */
  readonly own?: OwnAppointment;
  /**
   * With whom alone. Default: with everybody; for a client those who are walled off are among them, since leaving them
   * out would tell of the wall.
   */
  readonly only?: number | null | undefined;
  /**
   * Staff may give the next hour away, which clients have to ask for in time, and are offered nobody who is walled off,
   * first of all whoever has the fewest appointments. Default: a client asks.
   */
  readonly isForStaff?: boolean;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What is free, with all that it follows from. Throws `notFound` where there is no such office. */
export async function readFreeSlots(
  pool: Pool,
  { meeting, own, only, isForStaff = false, from, to }: FreeSlotsOptions,
): Promise<{ calendar: SlotCalendar; slots: Slot[] }> {
  const now = Date.now();
  const calendar = await readSlotCalendar(pool, meeting, { now, own, only });
  if (!calendar) throw new AppError('notFound');
  const firstDay = from && from > calendar.firstDay ? from : calendar.firstDay;
  const last = to && to < calendar.lastDay ? to : calendar.lastDay;
  const most = dayAfter(firstDay, SLOT_DAYS_MAX);
  const consultants = calendar.consultants
    .filter(({ id }) => (only === undefined && !isForStaff) || !calendar.walledOff.includes(id))
    .toSorted(isForStaff ? byBooked : () => 0);
  const rules = isForStaff ? { ...calendar.rules, leadHours: 0 } : calendar.rules;
  // Later days than can be booked have no slots.
  const slots =
    firstDay > calendar.lastDay
      ? []
      : freeSlots({ ...calendar, rules, consultants, now, firstDay, lastDay: last < most ? last : most });
  return { calendar, slots };
}
