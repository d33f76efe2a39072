import { dateFormatter, dayLocale, unbrokenTime } from '#contract/formatters.ts';
import { type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import { branches } from '#resources/branches.ts';

interface Moment {
  /** ISO 8601. */
  at: string;
  /** IANA, such as `Africa/Cairo`. */
  timeZone: string;
  language: Language;
}

/** A moment as a mail tells it: weekday, day and hour on an office's clock, and whose clock that is. */
export function momentWords({ at, timeZone, language }: Moment): string {
  const formatter = dateFormatter(dayLocale(language, timeZone), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  });
  const time = unbrokenTime(formatter.format(new Date(at)));
  const city = CITIES[timeZone]?.[language] ?? timeZone;
  return fillWords(WORDS[language], { time, city });
}

/**
 * A day as a mail tells it, with its weekday.
 * @param day `2026-03-14`
 */
export const dayWords = (day: string, language: Language): string =>
  dateFormatter(dayLocale(language, 'UTC'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

const WORDS: LocalizedText = { ar: '{{time}} بتوقيت {{city}}', en: '{{time}}, {{city}} time' };
const CITIES: Readonly<Partial<Record<string, LocalizedText>>> = branches.fields.timeZone.options;
