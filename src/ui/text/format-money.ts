import { isObject } from '#contract/is-object.ts';
import type { Language } from '#contract/language.ts';

/** Whose way of writing a currency's amounts is followed in Arabic. */
const COUNTRIES: Readonly<Record<string, string>> = { SAR: 'SA', EGP: 'EG' };

/**
 * A sum as people read it, with the sign of its currency, in Western digits.
 * @param value `{ amount, currency }`, the amount in whole hundredths
 * @returns `null` for what is no sum
 */
export function formatMoney(value: unknown, language: Language): string | null {
  if (!isObject(value)) return null;
  const { amount, currency } = value;
  if (typeof amount !== 'number' || typeof currency !== 'string') return null;
  const country = COUNTRIES[currency];
  const arabic = country === undefined ? 'ar' : `ar-${country}`;
  const locale = language === 'ar' ? `${arabic}-u-nu-latn` : 'en-GB-u-nu-latn';
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}
