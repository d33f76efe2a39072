import ical, {
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

/** An appointment as calendars know it. */
export interface Appointment {
  /** The record that it is of. */
  readonly recordId: number;
  /** The same for ever: a calendar that has the appointment takes a newer one in its place. */
  readonly uid: string;
  /** How often it was changed since it was first made. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** It is arranged, and neither over nor called off. */
  readonly isStanding: boolean;
  /** A client wishes for it, and nobody has confirmed it. */
  readonly isWished: boolean;
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly description: string;
  readonly place: string;
  /** The office whose appointment it is; `null` where it has no mail address. */
  readonly organizer: Organizer | null;
  /** Where it is read about; absent where the host does not know its own address. */
  readonly url?: string;
}

interface Organizer {
  readonly name: string;
  readonly email: string;
}

/** A calendar file, and what it asks a calendar to do with the appointment (RFC 5546). */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** From which address a file is sent to which. */
interface Invitation {
  readonly from: string;
  readonly to: string;
}

/**
 * The file that a calendar program takes (RFC 5545), its times in UTC so that every zone shows its own. An appointment
 * can be asked for and called off by its organizer alone: without one it is only made known.
 * @param invitation default: the file is fetched by whoever keeps it
 */
export function calendarOf(appointment: Appointment, invitation: Invitation | null = null): CalendarFile {
  const method = methodOf(appointment, invitation);
  const calendar = ical({ prodId: { company: 'Yamama & Fustat', product: 'Client area' }, method });
  calendar.createEvent(method === 'PUBLISH' ? eventOf(appointment) : eventOf(appointment, invitation));
  return { method, content: calendar.toString() };
}

function methodOf({ organizer, isCancelled }: Appointment, invitation: Invitation | null) {
  if (!organizer) return ICalCalendarMethod.PUBLISH;
  if (isCancelled) return ICalCalendarMethod.CANCEL;
  return invitation ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
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

const eventOf = (appointment: Appointment, invitation: Invitation | null = null): ICalEventData => {
  const { uid, sequence, startsAt, endsAt, summary, description, place, organizer, url } = appointment;
  return {
    id: uid,
    sequence,
    start: startsAt,
    end: endsAt,
    status: statusOf(appointment),
    summary,
    description,
    location: place,
    ...(organizer === null ? {} : { organizer: organizerOf(organizer, invitation) }),
    ...(invitation === null ? {} : { attendees: [attendeeOf(invitation)] }),
    ...(url === undefined ? {} : { url }),
  };
};

/** Programs are wary of what one address sends in the name of another, unless it says so. */
const organizerOf = ({ name, email }: Organizer, invitation: Invitation | null) => ({
  // Within the quotation marks of a parameter neither such marks nor backslashes can be written.
  name: name.replaceAll(/["\\]/g, ''),
  email,
  ...(invitation === null || invitation.from === email ? {} : { sentBy: invitation.from }),
});

/** Without a name, which people type themselves. No answer is asked for: clients move and cancel in their account. */
const attendeeOf = ({ to }: Invitation) => ({
  email: to,
  type: ICalAttendeeType.INDIVIDUAL,
  status: ICalAttendeeStatus.NEEDSACTION,
  rsvp: false,
});

const statusOf = ({ isCancelled, isWished }: Appointment): ICalEventStatus =>
  isCancelled ? ICalEventStatus.CANCELLED : isWished ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
