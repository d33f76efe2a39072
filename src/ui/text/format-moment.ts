import { dateFormatter, unbrokenTime } from '#contract/formatters.ts';
import type { Language } from '#contract/language.ts';

/** What stands before the hour. */
const DAYS = {
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  none: {},
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A moment on the clock of whoever reads it, whose zone is named; Western digits.
 * @param day how its day is told. Default: with its weekday
 * @returns '' when the moment cannot be read
 */
export function formatMoment(at: string, language: Language, day: keyof typeof DAYS = 'weekday'): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  const formatter = dateFormatter(`${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-ca-gregory-nu-latn`, {
    ...DAYS[day],
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'shortGeneric',
  });
  const written = unbrokenTime(formatter.format(moment));
  // The sign of an offset stands before its number in Arabic too.
  return language === 'ar' ? written.replace(/[+-]\d/, '\u200e$&') : written;
}
