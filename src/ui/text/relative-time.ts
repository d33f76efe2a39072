import { dayIn } from '#contract/day-in.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { RELATIVE_LOCALES } from '#contract/formatters.ts';
import type { Language } from '#contract/language.ts';

const DAY = 86_400;
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
];

/** Of a moment's day by the clock of the firm. */
const noonOf = (at: Date | string | number): number =>
  Date.parse(`${dayIn(new Date(at), FIRM_ZONE)}T12:00:00Z`);

/** To make one costs far more than to use it. */
const formatters: Partial<Record<Language, Intl.RelativeTimeFormat>> = {};

interface RelativeTimeInput {
  at: Date | string | number;
  language: Language;
  /** The present moment; given where a test or the host must not read the clock. */
  now?: Date | number;
  /** Said instead of the shortest times. Without it the language's own word for «now». */
  justNow?: string;
}

/**
 * A moment as people say it: «5 minutes ago», «قبل 5 دقائق», with the plural forms of the language (R119).
 * @returns '' when the moment cannot be read or formatted (R120)
 */
export function relativeTime({ at, language, now = Date.now(), justNow }: RelativeTimeInput): string {
  const elapsed = (new Date(at).getTime() - Number(now)) / 1000;
  try {
    const format = (formatters[language] ??= new Intl.RelativeTimeFormat(RELATIVE_LOCALES[language], {
      numeric: 'auto',
    }));
    // «Yesterday» is a day of the calendar, and not what 24 hours ago was.
    const seconds = Math.abs(elapsed) < DAY ? elapsed : (noonOf(at) - noonOf(now)) / 1000;
    const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
    if (step) return format.format(Math.trunc(seconds / step[1]), step[0]);
    return Number.isNaN(seconds) ? '' : (justNow ?? format.format(0, 'second'));
  } catch {
    // A missing time must never take the list down with it: the specification asks for an empty string.
    return '';
  }
}
