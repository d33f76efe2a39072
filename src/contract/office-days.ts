import { type OpenInterval, WEEK_DAYS, type WeekDay } from './week.ts';

/** Days of an office that are otherwise than its week: closed where no hours are given, else open in these at most. */
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

/** The hours of a day: those of its name in the week, cut to what the office keeps on that day. */
export const openOn = (
  day: string,
  week: readonly OpenInterval[],
  officeDays: readonly OfficeDays[],
): OpenInterval[] =>
  officeDays
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .reduce(
      (open, { hours }) => cutTo(hours, open),
      week.filter((each) => each.day === weekDayOf(day)),
    );

/** What is left of hours within the limits of others. */
export const cutTo = (limits: readonly OpenInterval[], hours: readonly OpenInterval[]): OpenInterval[] =>
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
