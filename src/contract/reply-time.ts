import { dateFormatter } from './formatters.ts';
import { type OfficeDays, officeHoursOn } from './office-days.ts';
import type { OpenInterval } from './week.ts';

/** An office's first reply comes before it closes on the second working day after the day of the message. */
export const REPLY_WORKING_DAYS = 2;
/** An office that stays closed longer than this promises nothing. */
const DAYS_AHEAD = 366;

/** When an office works. */
export interface OfficeClock {
  hours: readonly OpenInterval[];
  /** Its holidays and seasons, from the day of the message on: closed, or open in other hours. */
  officeDays: readonly OfficeDays[];
  /** IANA, such as `Africa/Cairo`. */
  timeZone: string;
}

export interface LatestReply {
  /** ISO 8601 in UTC. */
  at: string;
  /** On whose clock. */
  timeZone: string;
}

/**
 * When an office answers at the latest, by its own hours and clock: the day of the message never counts, and days on
 * which the office stays closed never do, be it each week or on a holiday.
 * @returns ISO 8601 in UTC, or null for an office that never opens
 */
export function replyDueAt(received: Date, { hours, officeDays, timeZone }: OfficeClock): string | null {
  const { year, month, day } = wallClock(received, timeZone);
  let counted = 0;
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const then = new Date(Date.UTC(year, month - 1, day + ahead)).toISOString().slice(0, 10);
    const closes = closingOf(officeHoursOn(then, hours, officeDays));
    if (closes === undefined) continue;
    counted += 1;
    if (counted === REPLY_WORKING_DAYS) return instantOf(`${then}T${closes}Z`, timeZone).toISOString();
  }
  return null;
}

/** The last closing of a day; `undefined` where the office stays closed on it. */
const closingOf = (open: readonly OpenInterval[]): string | undefined =>
  open
    .map(({ closes }) => closes)
    .toSorted()
    .at(-1);

/** When the last of several offices answers: what holds for a message that no office is named for. */
export const latestReply = (received: Date, offices: readonly OfficeClock[]): LatestReply | null =>
  offices
    .flatMap((office) => {
      const at = replyDueAt(received, office);
      return at === null ? [] : [{ at, timeZone: office.timeZone }];
    })
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0] ?? null;

/** The moment at which the clocks of a zone show this time, written as if it were UTC. */
export function instantOf(shown: string, timeZone: string): Date {
  const wanted = Date.parse(shown);
  const offsetAt = (moment: number): number => {
    const { year, month, day, hour, minute, second } = wallClock(new Date(moment), timeZone);
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
  };
  // The second look is for the days on which the clocks are changed.
  const near = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(near));
}

function wallClock(moment: Date, timeZone: string) {
  const parts = dateFormatter('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  };
}
