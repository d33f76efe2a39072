import { dateFormatter } from '#contract/formatters.ts';
import type { Language } from '#contract/language.ts';
import { type OfficeDays, dayAfter, officeHoursOn } from '#contract/office-days.ts';
import { type OpenInterval, WEEK_DAYS, type WeekDay } from '#contract/week.ts';
import { localTime } from '#contract/zoned-time.ts';

/** A line of opening hours: days that are alike, and when the place is open on them; no times: closed. */
export interface HoursLine {
  of: readonly WeekDay[];
  days: string;
  times: string[];
}

/**
 * Days in a row with equal hours as one line each, closed days among them, in the reader's language (R13).
 * @param among the days that are told of, in their order. Default: those of a week
 */
export function hoursLines(
  intervals: readonly OpenInterval[],
  language: Language,
  among: readonly WeekDay[] = WEEK_DAYS,
): HoursLine[] {
  const groups: { first: WeekDay; of: WeekDay[]; open: readonly OpenInterval[] }[] = [];
  for (const day of among) {
    const open = intervals.filter((interval) => interval.day === day);
    const before = groups.at(-1);
    if (before && isAlike(before.open, open)) before.of.push(day);
    else groups.push({ first: day, of: [day], open });
  }
  return groups.map(({ first, of, open }) => ({
    of,
    days: of.length === 1 ? dayName(first, language) : daysBetween(first, of.at(-1) ?? first, language),
    times: open.map(({ opens, closes }) => timesBetween(opens, closes, language)),
  }));
}

/** When a place is open: by the hours of its week and the days on which it keeps others, on its own clock. */
export interface OpeningTimes {
  readonly hours: readonly OpenInterval[];
  readonly officeDays: readonly OfficeDays[];
  /** As IANA names it. */
  readonly timeZone: string;
}

/** Whether a place is open, and else when it opens next. */
export interface OpenState {
  isOpen: boolean;
  /** The next opening within a year: so many days from today, `2026-03-29` at `09:00`. `null` when it is open. */
  opensAt: { ahead: number; day: string; time: string } | null;
}

/** A place that stays closed longer than this does not say when it opens. */
const DAYS_AHEAD = 366;

/**
 * What the clock on the wall of a place says about its hours.
 * @param at the moment, anywhere
 */
export function openStateAt({ hours, officeDays, timeZone }: OpeningTimes, at: Date): OpenState {
  const today = clockAt(at, timeZone);
  const todays = officeHoursOn(today.day, hours, officeDays);
  if (todays.some(({ opens, closes }) => opens <= today.time && today.time < closes))
    return { isOpen: true, opensAt: null };
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(today.day, ahead);
    const time = officeHoursOn(day, hours, officeDays)
      .map(({ opens }) => opens)
      .filter((opens) => ahead > 0 || opens > today.time)
      .toSorted()
      .at(0);
    if (time !== undefined) return { isOpen: false, opensAt: { ahead, day, time } };
  }
  return { isOpen: false, opensAt: null };
}

/** The day at a place, and the time on its clock: `2026-03-29` and `09:30`. */
export function clockAt(at: Date, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = localTime(at.toISOString(), timeZone).split('T');
  return { day, time };
}

/** The name of a day of the week. */
export const dayName = (day: WeekDay, language: Language): string =>
  dateFormatter(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(dateOf(day));

const isAlike = (a: readonly OpenInterval[], b: readonly OpenInterval[]): boolean =>
  a.length === b.length &&
  a.every(({ opens, closes }, at) => b[at]?.opens === opens && b[at]?.closes === closes);

const RANGE_WORDS = { ar: ' إلى ', en: ' to ' } as const satisfies Record<Language, string>;

const daysBetween = (first: WeekDay, last: WeekDay, language: Language): string =>
  `${dayName(first, language)}${RANGE_WORDS[language]}${dayName(last, language)}`;

const timesBetween = (opens: string, closes: string, language: Language): string =>
  `${timeOfDay(opens, language)}${RANGE_WORDS[language]}${timeOfDay(closes, language)}`;

/** `9 AM`, `9:30 AM`: full hours without their minutes. The end of a day is `12 AM`. */
export function timeOfDay(time: string, language: Language): string {
  const format = dateFormatter(localeOf(language), {
    hour: 'numeric',
    ...(time.endsWith(':00') ? {} : { minute: '2-digit' as const }),
    hour12: true,
    timeZone: 'UTC',
  });
  return (
    format
      .formatToParts(new Date(`2024-01-01T${time}:00Z`))
      .map(({ type, value }) => (type === 'dayPeriod' && language === 'ar' ? arabicPeriod(time) : value))
      .join('')
      // Engines differ in the space that they put there, and the host and the browser must write the same.
      .replace(/[\u00a0\u202f]/g, ' ')
  );
}

/** Engines write a letter, or words that differ from one to the next. */
const arabicPeriod = (time: string): string =>
  time < '12' ? 'صباحًا' : time < '15' ? 'ظهرًا' : time < '18' ? 'عصرًا' : 'مساءً';

/** Engines disagree on calendar and digits, so both are stated. */
const localeOf = (language: Language): string =>
  `${language === 'ar' ? 'ar-EG' : 'en-US'}-u-ca-gregory-nu-latn`;

/** The first of January 2024 was a Monday. */
const dateOf = (day: WeekDay): Date => new Date(Date.UTC(2024, 0, 1 + WEEK_DAYS.indexOf(day)));
