import type { Language } from '#contract/language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import type { Office } from '../use-offices.ts';

/** A time that is kept for a client, and on whose clock, for the words that say so. */
export const heldWords = (at: string, office: Office, language: Language) => ({
  time: formatDate({ at, language, style: 'weekdayTime', timeZone: office.timeZone }),
  office: office.name,
});
