import { dateFormatter } from './formatters.ts';
import { type OpenInterval, WEEK_DAYS } from './week.ts';

/** An office's first reply comes before it closes on the second working day after the message (microcopy: two working days). */
export const REPLY_WORKING_DAYS = 2;
/** A place that opens at all does so within a week, so this is more than any promise needs. */
const DAYS_AHEAD = 7 * (REPLY_WORKING_DAYS + 1);

interface OfficeClock {
  hours: readonly OpenInterval[];
  /** IANA, such as `Africa/Cairo`. */
  timeZone: string;
}

/**
 * When an office answers at the latest, by its own hours and clock. What comes after closing, or on a day on which it
 * stays closed, counts from the next day on which it opens.
 * @returns ISO 8601 in UTC, or null for an office that never opens
 */
export function replyDueAt(received: Date, office: OfficeClock): string | null {
  const closings = closingsFrom(received, office);
  return closings[REPLY_WORKING_DAYS]?.toISOString() ?? null;
}

/** The last closing of each working day from a moment on, the first of them still ahead. */
function closingsFrom(moment: Date, { hours, timeZone }: OfficeClock): Date[] {
  const today = wallClock(moment, timeZone);
  const found: Date[] = [];
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + ahead));
    const name = WEEK_DAYS[(day.getUTCDay() + 6) % 7];
    const closes = hours
      .filter((interval) => interval.day === name)
      .map((interval) => interval.closes)
      .toSorted()
      .at(-1);
    if (closes === undefined) continue;
    const closing = instantOf(`${day.toISOString().slice(0, 10)}T${closes}Z`, timeZone);
    if (closing > moment) found.push(closing);
  }
  return found;
}

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
