import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An appointment as calendars know it. */
export interface Appointment {
  /** The same for ever: a calendar that has the appointment takes a newer one in its place. */
  readonly uid: string;
  /** How often it was changed since it was first made. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly minutes: number;
  /** It is arranged, and neither over nor called off. */
  readonly isStanding: boolean;
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly description: string;
  readonly place: string;
  /** Where it is read about; absent where the host does not know its own address. */
  readonly url?: string;
}

/** The file that a calendar program takes (RFC 5545), its times in UTC so that every zone shows its own. */
export function calendarOf(appointment: Appointment): string {
  const { uid, sequence, startsAt, minutes, isCancelled, summary, description, place, url } = appointment;
  const calendar = ical({
    prodId: { company: 'Yamama & Fustat', product: 'Client area' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary,
    description,
    location: place,
    ...(url === undefined ? {} : { url }),
  });
  return calendar.toString();
}
