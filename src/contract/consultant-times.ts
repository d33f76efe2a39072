import { DAY_END } from './day-end.ts';
import { dayIn } from './day-in.ts';
import { type OfficeDays, dayAfter, personHoursOn } from './office-days.ts';
import type { OpenInterval } from './week.ts';
import { momentAt } from './zoned-time.ts';

/** A stretch of time, in milliseconds since 1970; the end is no part of it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** When one consultant can be met at one office, in one way. */
export interface ConsultantTimes {
  readonly id: number;
  /** The hours of a week, on the clock of the office. */
  readonly hours: readonly OpenInterval[];
  /** Away, whatever is said elsewhere. */
  readonly off: readonly Span[];
  /** There, whatever week and office say. */
  readonly extra: readonly Span[];
  /** What is booked with them, at any office. */
  readonly booked: readonly Span[];
}

/** An office, as far as its clock and its days decide who is there. */
export interface OfficeTimes {
  readonly timeZone: string;
  readonly officeDays: readonly OfficeDays[];
}

/** Whether a consultant is away in some part of a time. */
export const isAway = ({ off }: Pick<ConsultantTimes, 'off'>, { from, until }: Span): boolean =>
  off.some((span) => span.from < until && from < span.until);

/** Whether a consultant is there for all of a time: by their hours and the office's days, or beyond both. */
export function keepsHours({ from, until }: Span, consultant: ConsultantTimes, office: OfficeTimes): boolean {
  const day = dayIn(new Date(from), office.timeZone);
  return [...hoursOn(day, consultant, office), ...consultant.extra].some(
    (span) => span.from <= from && until <= span.until,
  );
}

/** The hours that a consultant keeps on a day by their week and the office's. */
export const hoursOn = (
  day: string,
  { hours }: ConsultantTimes,
  { timeZone, officeDays }: OfficeTimes,
): Span[] =>
  personHoursOn(day, hours, officeDays).map(({ opens, closes }) => ({
    from: timeAt(day, opens, timeZone),
    until: timeAt(day, closes, timeZone),
  }));

/** When a clock in the zone shows a time of a day (`09:00`, or `24:00` for its end), in milliseconds since 1970. */
export const timeAt = (day: string, time: string, timeZone: string): number =>
  Date.parse(momentAt(time === DAY_END ? `${dayAfter(day)}T00:00` : `${day}T${time}`, timeZone));
