import type { TimeProblem } from './appointments.ts';
import { DAY_END } from './day-end.ts';
import { dayIn } from './day-in.ts';
import { type OfficeDays, dayAfter, personHoursOn } from './office-days.ts';
import { type OpenInterval, WEEK_DAYS } from './week.ts';
import { localTime, momentAt } from './zoned-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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

export interface SlotRules {
  readonly minutes: number;
  /** Kept free between two appointments. */
  readonly bufferMinutes: number;
  /** How long before it begins an appointment is booked at the latest. */
  readonly leadHours: number;
  /** How far ahead appointments are booked at most. */
  readonly daysAhead: number;
}

export interface Slot {
  readonly at: number;
  /** Who is free then, in the order in which they were given. */
  readonly consultants: readonly number[];
}

interface SlotQuestion {
  readonly now: number;
  /** The days of the office that are asked for, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly timeZone: string;
  readonly officeDays: readonly OfficeDays[];
  readonly consultants: readonly ConsultantTimes[];
  readonly rules: SlotRules;
}

interface TimeQuestion extends Pick<SlotQuestion, 'now' | 'timeZone' | 'officeDays' | 'rules'> {
  /**
   * They keep hours there in other ways, or did when the client chose the time. Default: whoever keeps none is asked by
   * people.
   */
  readonly mustKeepHours?: boolean;
}

/**
 * The free appointments at an office, soonest first. Times are counted as they pass, so that a change of the clocks
 * makes a day shorter or longer and no appointment with it. Of an hour that the clock shows twice the first is offered:
 * nobody could tell the two apart.
 */
export function freeSlots(question: SlotQuestion): Slot[] {
  const { now, timeZone, consultants, rules } = question;
  const earliest = now + rules.leadHours * HOUR;
  const latest = now + rules.daysAhead * DAY;
  const step = (rules.minutes + rules.bufferMinutes) * MINUTE;
  const long = rules.minutes * MINUTE;
  const found = new Map<number, Set<number>>();
  const days = daysBetween(question.firstDay, question.lastDay);
  const isAsked = isWithin(question.firstDay, question.lastDay, timeZone);
  for (const consultant of consultants) {
    const week = days.flatMap((day) => hoursOn(day, consultant, question));
    for (const { from, until } of [...week, ...consultant.extra]) {
      // A stretch may have begun years ago, or have no end yet.
      const passed = Math.max(0, Math.ceil((earliest - from) / step));
      for (let at = from + passed * step; at + long <= until && at <= latest; at += step)
        if (isAsked(at) && isFree(consultant, at, rules))
          found.set(at, (found.get(at) ?? new Set()).add(consultant.id));
    }
  }
  return [...found]
    .filter(([at]) => isFirstOfItsName(at, timeZone))
    .toSorted(([a], [b]) => a - b)
    .map(([at, free]) => ({
      at,
      consultants: consultants.map(({ id }) => id).filter((id) => free.has(id)),
    }));
}

/** Who could meet at a moment, also where the appointments that are offered begin at others. */
export const freeAt = (
  at: number,
  question: Pick<SlotQuestion, 'timeZone' | 'officeDays' | 'consultants' | 'rules'>,
): number[] =>
  question.consultants
    .filter((consultant) => keepsHours(at, consultant, question) && isFree(consultant, at, question.rules))
    .map(({ id }) => id);

/**
 * A few of many: those of the soonest days, of each day some that are spread over it.
 * @param slots soonest first
 * @param timeZone of the office, whose days count
 */
export function fewSlots(
  slots: readonly Slot[],
  timeZone: string,
  { days, perDay }: { readonly days: number; readonly perDay: number },
): Slot[] {
  const ofDays = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayIn(new Date(slot.at), timeZone);
    ofDays.set(day, [...(ofDays.get(day) ?? []), slot]);
  }
  return [...ofDays.values()].slice(0, days).flatMap((ofDay) => {
    const count = Math.min(perDay, ofDay.length);
    return Array.from(
      { length: count },
      (_, nth) => ofDay[Math.floor((nth * ofDay.length) / count)] ?? [],
    ).flat();
  });
}

/**
 * What speaks against a time that nobody has offered: staff may choose any.
 * @param at milliseconds since 1970
 * @param consultant in the way in which they would meet
 */
export function timeProblems(
  at: number,
  consultant: ConsultantTimes | undefined,
  question: TimeQuestion,
): TimeProblem[] {
  const time = { from: at, until: at + question.rules.minutes * MINUTE };
  const isAsked = consultant?.hours.length === 0 && !question.mustKeepHours;
  const isThere = !consultant || isAsked || keepsHours(at, consultant, question);
  return [
    ...(at <= question.now ? (['past'] as const) : []),
    ...(consultant && isAway(consultant, time) ? (['away'] as const) : []),
    ...(isThere ? [] : (['outsideHours'] as const)),
  ];
}

/**
 * Whether nobody can keep what was arranged as things stand: whoever it is with is away then, or holidays and seasons leave
 * the office no hour of that day and nothing else was said of them.
 */
export function isUnattended(
  time: Span,
  consultant: Pick<ConsultantTimes, 'off' | 'extra'>,
  { timeZone, officeDays }: Pick<SlotQuestion, 'timeZone' | 'officeDays'>,
): boolean {
  const isClosed = personHoursOn(dayIn(new Date(time.from), timeZone), WHOLE_WEEK, officeDays).length === 0;
  const isThere = consultant.extra.some(({ from, until }) => from <= time.from && time.until <= until);
  return isAway(consultant, time) || (isClosed && !isThere);
}

const WHOLE_WEEK = WEEK_DAYS.map((day) => ({ day, opens: '00:00', closes: DAY_END }));

const isAway = ({ off }: Pick<ConsultantTimes, 'off'>, { from, until }: Span): boolean =>
  off.some((span) => span.from < until && from < span.until);

function keepsHours(
  at: number,
  consultant: ConsultantTimes,
  { timeZone, officeDays, rules }: Pick<SlotQuestion, 'timeZone' | 'officeDays' | 'rules'>,
): boolean {
  const until = at + rules.minutes * MINUTE;
  const day = dayIn(new Date(at), timeZone);
  return [...hoursOn(day, consultant, { timeZone, officeDays }), ...consultant.extra].some(
    (span) => span.from <= at && until <= span.until,
  );
}

/** The hours that a consultant keeps on a day by their week and the office's. */
const hoursOn = (
  day: string,
  { hours }: ConsultantTimes,
  { timeZone, officeDays }: Pick<SlotQuestion, 'timeZone' | 'officeDays'>,
): Span[] =>
  personHoursOn(day, hours, officeDays).map(({ opens, closes }) => ({
    from: timeAt(day, opens, timeZone),
    until: timeAt(day, closes, timeZone),
  }));

function isFree(consultant: ConsultantTimes, at: number, rules: SlotRules): boolean {
  const until = at + rules.minutes * MINUTE;
  const buffer = rules.bufferMinutes * MINUTE;
  return (
    !isAway(consultant, { from: at, until }) &&
    !consultant.booked.some((span) => span.from < until + buffer && at < span.until + buffer)
  );
}

/** When a clock in the zone shows this time of a day, in milliseconds. */
const timeAt = (day: string, time: string, timeZone: string): number =>
  Date.parse(momentAt(time === DAY_END ? `${dayAfter(day)}T00:00` : `${day}T${time}`, timeZone));

/** Whether the clock has not shown the same time before. */
const isFirstOfItsName = (at: number, timeZone: string): boolean =>
  Date.parse(momentAt(localTime(new Date(at).toISOString(), timeZone), timeZone)) === at - (at % MINUTE);

const isWithin = (firstDay: string, lastDay: string, timeZone: string) => {
  const from = timeAt(firstDay, '00:00', timeZone);
  const until = timeAt(lastDay, DAY_END, timeZone);
  return (at: number): boolean => from <= at && at < until;
};

const daysBetween = (first: string, last: string): string[] => {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, by) => dayAfter(first, by));
};
