import { describe, expect, it } from 'vitest';
import { type Appointment, calendarOf } from '#server/calendar/appointment.ts';

const appointment: Appointment = {
  recordId: 7,
  uid: 'consultation-7@firm.example',
  sequence: 2,
  startsAt: new Date('2027-03-14T08:00:00Z'),
  endsAt: new Date('2027-03-14T09:00:00Z'),
  isStanding: true,
  isWished: false,
  isCancelled: false,
  summary: 'استشارة قانونية C-2027-00007',
  description: '',
  place: 'برج الرواق، الدور السابع; مكتب 702, طريق الملك فهد \\ حي العليا، الرياض، المملكة العربية السعودية',
  organizer: { name: 'اليمامة والفسطاط، مكتب "الرياض"', email: 'riyadh@firm.example' },
  url: 'https://firm.example/profile/myConsultationDetails/7',
};
const invitation = { from: 'no-reply@firm.example', to: 'client@client.example' };
const cancelled = { ...appointment, isStanding: false, isCancelled: true };
const nameless = { organizer: null };

const unfolded = (content: string): string[] => content.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
/** The lines of a property: its name, with parameters or without. */
const linesOf = (content: string, name: string): string[] =>
  unfolded(content).filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

describe('a calendar file names what RFC 5546 asks of its method', () => {
  it.each([
    ['REQUEST', 'an appointment that is sent', appointment, invitation, 1, 1],
    ['CANCEL', 'one that was called off', cancelled, invitation, 1, 1],
    ['PUBLISH', 'one that is fetched', appointment, null, 1, 0],
    ['CANCEL', 'one that is fetched after it was called off', cancelled, null, 1, 0],
    ['PUBLISH', 'one of an office without an address', { ...appointment, ...nameless }, invitation, 0, 0],
    ['PUBLISH', 'its end', { ...cancelled, ...nameless }, invitation, 0, 0],
  ] as const)('%s: %s', (method, _what, of, sent, organizers, attendees) => {
    const file = calendarOf(of, sent);
    expect(file.method).toBe(method);
    expect(linesOf(file.content, 'METHOD')).toEqual([`METHOD:${method}`]);
    expect(linesOf(file.content, 'ORGANIZER')).toHaveLength(organizers);
    expect(linesOf(file.content, 'ATTENDEE')).toHaveLength(attendees);
    const once = ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'SEQUENCE'];
    expect(once.filter((name) => linesOf(file.content, name).length !== 1)).toEqual([]);
    expect(linesOf(file.content, 'STATUS')).toEqual([
      of.isCancelled ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED',
    ]);
  });

  it('says for whom a machine sends it, and asks nobody for an answer that nobody would read', () => {
    const { content } = calendarOf(appointment, invitation);
    expect(linesOf(content, 'ORGANIZER')[0]).toBe(
      'ORGANIZER;CN="اليمامة والفسطاط، مكتب الرياض";SENT-BY="mailto:no-reply@firm.example":mailto:riyadh@firm.example',
    );
    expect(linesOf(content, 'ATTENDEE')[0]).toMatch(
      /;PARTSTAT=NEEDS-ACTION;RSVP=FALSE.*:MAILTO:client@client\.example$/,
    );
    const own = calendarOf(appointment, { ...invitation, from: 'riyadh@firm.example' });
    expect(linesOf(own.content, 'ORGANIZER')[0]).not.toContain('SENT-BY');
  });
});

describe('a calendar file is written as RFC 5545 says', () => {
  it('no line is longer than 75 octets, no letter is cut, and all of it is there', () => {
    const { content } = calendarOf(appointment, invitation);
    const lines = content.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(linesOf(content, 'LOCATION')[0]).toContain('المملكة العربية السعودية');
  });

  it('commas, semicolons, backslashes and line breaks of a text are escaped', () => {
    const { content } = calendarOf({ ...appointment, description: 'a, b; c\\d\r\ne' });
    expect(linesOf(content, 'DESCRIPTION')[0]).toBe('DESCRIPTION:a\\, b\\; c\\\\d\\ne');
    expect(linesOf(content, 'LOCATION')[0]).toContain('السابع\\; مكتب 702\\, طريق الملك فهد \\\\ حي');
  });
});
