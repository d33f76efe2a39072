import type { CalendarRule, FieldOptions } from '#contract/field-options.ts';
import type { LocalizedText } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { OfficeZone } from '#contract/office-zones.ts';
import { formatDate } from '#ui/text/format-date.ts';

/**
 * The help of an input for a day, with the day that stands in it by the Hijri calendar, where the field wants it.
 * @param value what stands in the input; what is no day adds nothing
 * @param more what helps beside
 */
export function useHijriHelp(
  { help, hijri }: FieldOptions & CalendarRule,
  value: unknown,
  more: { text?: string | undefined; timeZone?: OfficeZone | undefined } = {},
): { help: LocalizedText } | null {
  const { language } = useLanguage();
  const zone = more.timeZone && { timeZone: more.timeZone };
  const day =
    hijri && typeof value === 'string' && value !== ''
      ? formatDate({ at: value, language, style: 'hijri', ...zone })
      : '';
  const words = [help?.[language], more.text, day].filter(Boolean).join(' · ');
  // They are in the reader's language already, in the place of words in both.
  return words === '' ? null : { help: { ar: words, en: words } };
}
