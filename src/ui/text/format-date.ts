import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { dateFormatter, dayLocale, unbrokenTime } from '#contract/formatters.ts';
import type { Language } from '#contract/language.ts';
import type { OfficeZone } from '#contract/office-zones.ts';

const STYLES = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'long' },
  dayMonthShort: { day: 'numeric', month: 'short' },
  monthYear: { month: 'long', year: 'numeric' },
  dateTime: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayTime: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  },
  hijri: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface FormatDateInput {
  at: Date | string | number;
  language: Language;
  style?: keyof typeof STYLES;
  /** The office whose clock counts; never the reader's or the host's own zone, or the two would print different days. */
  timeZone?: OfficeZone;
}

/**
 * A moment with months by name and Western digits. Calendar and digits are stated: engines disagree on the defaults.
 * @returns '' when the moment cannot be read
 */
export function formatDate({ at, language, style = 'date', timeZone = FIRM_ZONE }: FormatDateInput): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  const locale = localeFor({ language, timeZone, isHijri: style === 'hijri' });
  return unbrokenTime(dateFormatter(locale, { ...STYLES[style], timeZone }).format(moment));
}

interface LocaleInput {
  language: Language;
  timeZone: OfficeZone;
  isHijri: boolean;
}

function localeFor({ language, timeZone, isHijri }: LocaleInput): string {
  if (isHijri) return `${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-ca-islamic-umalqura-nu-latn`;
  return dayLocale(language, timeZone);
}
