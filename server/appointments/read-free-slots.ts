import type { Pool } from 'pg';
import { SLOT_DAYS_MAX } from '#contract/appointments.ts';
import { AppError } from '#contract/errors.ts';
import { type Slot, freeSlots } from '#contract/free-slots.ts';
import { dayAfter } from '#contract/office-days.ts';
import { type Meeting, type OwnAppointment, type SlotCalendar, readSlotCalendar } from './slot-calendar.ts';

export interface Asked {
  readonly meeting: Meeting;
  /** Default: it is for nothing that is there yet. */
  readonly own?: OwnAppointment;
  /** With whom alone. Default: with everybody, also whoever is walled off, or it would tell of the wall. */
  readonly only?: unknown;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What is free, with all that it follows from. Throws `notFound` where there is no such office. */
export async function readFreeSlots(
  pool: Pool,
  { meeting, own, only, from, to }: Asked,
): Promise<{ calendar: SlotCalendar; slots: Slot[] }> {
  const now = Date.now();
  const calendar = await readSlotCalendar(pool, meeting, { now, own, only });
  if (!calendar) throw new AppError('notFound');
  const firstDay = from && from > calendar.firstDay ? from : calendar.firstDay;
  const last = to && to < calendar.lastDay ? to : calendar.lastDay;
  const most = dayAfter(firstDay, SLOT_DAYS_MAX);
  const consultants = calendar.consultants.filter(
    ({ id }) => only === undefined || !calendar.walledOff.includes(id),
  );
  // Whoever asks for later days than can be booked is shown none.
  const slots =
    firstDay > calendar.lastDay
      ? []
      : freeSlots({ ...calendar, consultants, now, firstDay, lastDay: last < most ? last : most });
  return { calendar, slots };
}
