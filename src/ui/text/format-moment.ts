import { dateFormatter, unbrokenTime } from '#contract/formatters.ts';
import type { Language } from '#contract/language.ts';

/**
 * A moment with its weekday on the clock of whoever reads it, whose zone is named; Western digits.
 * @returns '' when the moment cannot be read
 */
export function formatMoment(at: string, language: Language): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  const formatter = dateFormatter(`${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-ca-gregory-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'shortGeneric',
  });
  return unbrokenTime(formatter.format(moment));
}
