import { type OpenInterval, WEEK_DAYS, type WeekDay } from './week.ts';

/** Days of an office that are otherwise than its week: closed where no hours are given, else open in these. */
export interface OfficeDays {
  /** `2026-03-20`, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly hours: readonly OpenInterval[];
}

/** Those of an office among the days of all: a day that names none is kept by every office. */
export const daysOfOffice = <Days extends { branchId: number | null }>(
  days: readonly Days[],
  officeId: number,
): Days[] => days.filter(({ branchId }) => branchId === null || branchId === officeId);

/**
 * The hours that an office keeps on a day: those of its week, or what stands in their place, be it shorter, longer or
 * later. Where more than one rule holds for a day, each of them must leave it open.
 */
export function officeHoursOn(
  day: string,
  week: readonly OpenInterval[],
  officeDays: readonly OfficeDays[],
): readonly OpenInterval[] {
  const [hours = week, ...others] = hoursKeptOn(day, officeDays);
  return others.reduce((open, limits) => cutTo(limits, open), onDay(day, hours));
}

/** The hours of a person on a day: those of their week, as far as the office is open. */
export const personHoursOn = (
  day: string,
  week: readonly OpenInterval[],
  officeDays: readonly OfficeDays[],
): readonly OpenInterval[] =>
  hoursKeptOn(day, officeDays).reduce((open, limits) => cutTo(limits, open), onDay(day, week));

const hoursKeptOn = (day: string, officeDays: readonly OfficeDays[]) =>
  officeDays.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay).map(({ hours }) => hours);

const onDay = (day: string, hours: readonly OpenInterval[]): OpenInterval[] =>
  hours.filter((each) => each.day === weekDayOf(day));

/** What is left of hours within the limits of others. */
const cutTo = (limits: readonly OpenInterval[], hours: readonly OpenInterval[]): OpenInterval[] =>
  hours.flatMap((each) => limits.flatMap((limit) => overlapOf(each, limit)));

/** Times of one length are ordered as texts. */
function overlapOf(a: OpenInterval, b: OpenInterval): OpenInterval[] {
  const opens = a.opens > b.opens ? a.opens : b.opens;
  const closes = a.closes < b.closes ? a.closes : b.closes;
  return a.day === b.day && opens < closes ? [{ day: a.day, opens, closes }] : [];
}

/** @returns `2026-03-21` for `2026-03-20` */
export const dayAfter = (day: string, by = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) + by * DAY).toISOString().slice(0, 10);

/** @returns `fri` for `2026-03-20` */
export const weekDayOf = (day: string): WeekDay | undefined =>
  WEEK_DAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7];

const DAY = 86_400_000;
