import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { PortalBooking, PortalCalendar } from '#contract/portal.ts';
import { WAYS } from '#contract/ways.ts';
import type { Meeting } from './slot-calendar.ts';

/** The office, the way and the subject that a record was sent with. Throws where it does not say the way. */
export function meetingOf(
  booking: PortalBooking<string>,
  record: Readonly<Record<string, unknown>>,
): Meeting {
  const meeting = askedMeetingOf(booking, record);
  if (meeting.way === null)
    throw new AppError('validation', { fields: { [booking.way]: { code: 'required' } } });
  return meeting;
}

/** The same, in any way where it says none. */
export function askedMeetingOf(
  { way, about }: PortalBooking<string>,
  record: Readonly<Record<string, unknown>>,
): Meeting {
  return {
    branchId: idSchema.parse(record['branchId']),
    way: waySchema.safeParse(record[way]).data ?? null,
    about: about === undefined ? null : idSchema.nullish().parse(record[about]),
  };
}

/**
 * Which meeting a record is about, and with whom alone it may be: whoever was given to the client or they asked for keeps
 * it, outside their own areas of law too; nobody (`null`) as long as staff have named no other (decision 053).
 * @param isConfirmed whether its client was told an appointment already
 */
export function meetingWithTaker(
  calendar: PortalCalendar<string>,
  booking: PortalBooking<string>,
  { record, isConfirmed }: { record: Readonly<Record<string, unknown>>; isConfirmed: boolean },
): { readonly meeting: Meeting; readonly only: number | null | undefined } {
  const only = isConfirmed || isAsked(booking, record) ? consultantOf(calendar, record) : undefined;
  const meeting = meetingOf(booking, record);
  return { meeting: only === undefined ? meeting : { ...meeting, about: null }, only };
}

/** With whom it is; `null`: with nobody. */
export const consultantOf = (
  { with: met }: PortalCalendar<string>,
  record: Readonly<Record<string, unknown>>,
): number | null | undefined =>
  met === undefined ? undefined : (idSchema.nullish().parse(record[met]) ?? null);

/** Whether the client asked for whoever it is with. */
const isAsked = ({ asked }: PortalBooking<string>, record: Readonly<Record<string, unknown>>): boolean =>
  asked !== undefined && record[asked] === true;

const idSchema = z.number();
const waySchema = z.enum(WAYS);
