import {
  type ConsultantTimes,
  type OfficeTimes,
  type Span,
  hoursOn,
  isAway,
  keepsHours,
  timeAt,
} from './consultant-times.ts';
import { DAY_END } from './day-end.ts';
import { dayIn } from './day-in.ts';
import { dayAfter } from './office-days.ts';
import { localTime, momentAt } from './zoned-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the firm says of the appointments that it offers. */
export interface SlotRules {
  /** How long one takes. */
  readonly minutes: number;
  /** Kept free between two appointments. */
  readonly bufferMinutes: number;
  /** How long before it begins an appointment is booked at the latest. */
  readonly leadHours: number;
  /** How far ahead appointments are booked at most. */
  readonly daysAhead: number;
}

/** A moment at which an appointment may begin. */
export interface Slot {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who is free then, in the order in which they were given. */
  readonly consultants: readonly number[];
}

interface SlotQuestion extends OfficeTimes {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The days of the office that are asked for, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly consultants: readonly ConsultantTimes[];
  readonly rules: SlotRules;
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
        if (isAsked(at) && isFree(consultant, { from: at, until: at + long }, rules))
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

/**
 * Who could meet at a moment, also where the appointments that are offered begin at others.
 * @param at milliseconds since 1970
 * @returns the ids of consultants
 */
export function freeAt(
  at: number,
  { consultants, rules, ...office }: OfficeTimes & Pick<SlotQuestion, 'consultants' | 'rules'>,
): number[] {
  const time = { from: at, until: at + rules.minutes * MINUTE };
  return consultants
    .filter((consultant) => keepsHours(time, consultant, office) && isFree(consultant, time, rules))
    .map(({ id }) => id);
}

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

function isFree(consultant: ConsultantTimes, time: Span, { bufferMinutes }: SlotRules): boolean {
  const buffer = bufferMinutes * MINUTE;
  return (
    !isAway(consultant, time) &&
    !consultant.booked.some((span) => span.from < time.until + buffer && time.from < span.until + buffer)
  );
}

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
