import { FIRM_ZONE } from './firm-zone.ts';
import type { Language } from './language.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of dates for a locale, made once for the same options: to make one costs far more than to use it, and
 * lists of a hundred rows use one in every cell.
 * @param locale with calendar and digits, on whose defaults engines disagree
 */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, formatter);
  return formatter;
}

/** A written time whose hour and half of the day stand in one line: `6:00 pm`. */
export const unbrokenTime = (written: string): string => written.replace(/(?<=:\d\d)\s/, '\u00a0');

/** The locale of a day of the common calendar, in Western digits; Arabic names its months as the zone's country does. */
export function dayLocale(language: Language, timeZone: string): string {
  if (language === 'en') return 'en-GB-u-ca-gregory-nu-latn';
  return `ar-${timeZone === FIRM_ZONE ? 'SA' : 'EG'}-u-ca-gregory-nu-latn`;
}

/** For times as people say them. To make the first formatter of a language takes its time. */
export const RELATIVE_LOCALES = { ar: 'ar-u-nu-latn', en: 'en-GB' } as const;
