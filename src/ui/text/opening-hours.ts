import { dateFormatter } from '#contract/formatters.ts';
import type { Language } from '#contract/language.ts';
import { type OpenInterval, WEEK_DAYS, type WeekDay } from '#contract/week.ts';

/** A line of opening hours: days that are alike, and when the place is open on them; no times: closed. */
export interface HoursLine {
  of: readonly WeekDay[];
  days: string;
  times: string[];
}

/** Days in a row with equal hours as one line each, closed days among them, in the reader's language (R13). */
export function hoursLines(intervals: readonly OpenInterval[], language: Language): HoursLine[] {
  const groups: { first: WeekDay; last: WeekDay; open: readonly OpenInterval[] }[] = [];
  for (const day of WEEK_DAYS) {
    const open = intervals.filter((interval) => interval.day === day);
    const before = groups.at(-1);
    if (before && isAlike(before.open, open)) before.last = day;
    else groups.push({ first: day, last: day, open });
  }
  return groups.map(({ first, last, open }) => ({
    of: WEEK_DAYS.slice(WEEK_DAYS.indexOf(first), WEEK_DAYS.indexOf(last) + 1),
    days: first === last ? dayName(first, language) : daysBetween(first, last, language),
    times: open.map(({ opens, closes }) => timesBetween(opens, closes, language)),
  }));
}

/** Whether a place is open, and else when it opens next. */
export interface OpenState {
  isOpen: boolean;
  /** The next opening within a week; `null` when it is open, or never opens. `day` is `null` for today. */
  opensAt: { day: WeekDay | null; time: string } | null;
}

/**
 * What the clock on the wall of a place says about its hours.
 * @param at the moment, anywhere
 * @param timeZone the place's own, as IANA names it
 */
export function openStateAt(intervals: readonly OpenInterval[], at: Date, timeZone: string): OpenState {
  const today = clockAt(at, timeZone);
  const todays = intervals.filter(({ day }) => day === today.day);
  if (todays.some(({ opens, closes }) => opens <= today.time && today.time < closes))
    return { isOpen: true, opensAt: null };
  const later = todays.find(({ opens }) => opens > today.time);
  if (later) return { isOpen: false, opensAt: { day: null, time: later.opens } };
  const from = WEEK_DAYS.indexOf(today.day) + 1;
  const days = [...WEEK_DAYS.slice(from), ...WEEK_DAYS.slice(0, from)];
  const day = days.find((each) => intervals.some((interval) => interval.day === each));
  const first = intervals.find((interval) => interval.day === day);
  return { isOpen: false, opensAt: day && first ? { day, time: first.opens } : null };
}

/** The day of the week at a place. */
export const dayAt = (at: Date, timeZone: string): WeekDay => clockAt(at, timeZone).day;

function clockAt(at: Date, timeZone: string): { day: WeekDay; time: string } {
  const parts = dateFormatter('en-GB-u-ca-gregory-nu-latn', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const name = part('weekday').toLowerCase();
  return { day: WEEK_DAYS.find((day) => day === name) ?? 'mon', time: `${part('hour')}:${part('minute')}` };
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

/** `9 AM`, `9:30 AM`: full hours without their minutes. */
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
const arabicPeriod = (time: string): string => (time < '12' ? 'صباحًا' : time < '15' ? 'ظهرًا' : 'مساءً');

/** Engines disagree on calendar and digits, so both are stated. */
const localeOf = (language: Language): string =>
  `${language === 'ar' ? 'ar-EG' : 'en-US'}-u-ca-gregory-nu-latn`;

/** The first of January 2024 was a Monday. */
const dateOf = (day: WeekDay): Date => new Date(Date.UTC(2024, 0, 1 + WEEK_DAYS.indexOf(day)));
