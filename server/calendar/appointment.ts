import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';

/** An appointment as calendars know it. */
export interface Appointment {
  /** The record that it is of. */
  readonly recordId: number;
  /** The same for ever: a calendar that has the appointment takes a newer one in its place. */
  readonly uid: string;
  /** How often it was changed since it was first made. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly minutes: number;
  /** It is arranged, and neither over nor called off. */
  readonly isStanding: boolean;
  /** A client wishes for it, and nobody has confirmed it. */
  readonly isWished: boolean;
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly description: string;
  readonly place: string;
  /** Where it is read about; absent where the host does not know its own address. */
  readonly url?: string;
}

/** A calendar file, and what it asks a calendar to do with the appointment (RFC 5546). */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
}

/** The file that a calendar program takes (RFC 5545), its times in UTC so that every zone shows its own. */
export function calendarOf(appointment: Appointment): CalendarFile {
  const method = appointment.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Yamama & Fustat', product: 'Client area' }, method });
  calendar.createEvent(eventOf(appointment));
  return { method, content: calendar.toString() };
}

/** All of them under a name, for a program that reads them again and again. */
export function feedFile(name: string, appointments: readonly Appointment[]): string {
  const calendar = ical({
    prodId: { company: 'Yamama & Fustat', product: 'Panel' },
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: 3600,
  });
  for (const appointment of appointments) calendar.createEvent(eventOf(appointment));
  return calendar.toString();
}

const eventOf = (appointment: Appointment): ICalEventData => {
  const { uid, sequence, startsAt, minutes, summary, description, place, url } = appointment;
  return {
    id: uid,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    status: statusOf(appointment),
    summary,
    description,
    location: place,
    ...(url === undefined ? {} : { url }),
  };
};

const statusOf = ({ isCancelled, isWished }: Appointment): ICalEventStatus =>
  isCancelled ? ICalEventStatus.CANCELLED : isWished ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
