import { isObject } from './is-object.ts';
import type { Currency } from './kinds/money.ts';
import type { Language, LocalizedText } from './language.ts';

/** Whose way of writing a currency's amounts is followed in Arabic. */
const COUNTRIES: Readonly<Record<Currency, string>> = { SAR: 'SA', EGP: 'EG' };
const isKnown = (currency: unknown): currency is Currency =>
  typeof currency === 'string' && Object.hasOwn(COUNTRIES, currency);

/**
 * A sum as people read it, with the sign of its currency, in Western digits.
 * @param value `{ amount, currency }`, the amount in whole hundredths
 * @returns `null` for what is no sum
 */
export function formatMoney(value: unknown, language: Language): string | null {
  // By hand: the schema of a sum would bring all of zod to the pages of visitors.
  if (!isObject(value)) return null;
  const { amount, currency } = value;
  if (typeof amount !== 'number' || !isKnown(currency)) return null;
  const locale = language === 'ar' ? `ar-${COUNTRIES[currency]}-u-nu-latn` : 'en-GB-u-nu-latn';
  // Fees are whole sums: hundredths are told where there are some.
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);
}

/** A price as clients are told it, always with the tax on it. `null` for what is no sum. */
export function formatPrice(value: unknown, language: Language): string | null {
  const sum = formatMoney(value, language);
  return sum && sum + WITH_TAX[language];
}

const WITH_TAX: LocalizedText = { ar: ' شاملةً ضريبة القيمة المضافة', en: ', including VAT' };
