import { splitCallingCode } from './format-phone.ts';
import { asciiDigits, withoutInvisible } from './text-folding.ts';

/** The calling codes of the countries whose numbers are kept as they are written there: a zero, and no country. */
export const HOME_CODES = ['966', '20'] as const;

/** The numbers of the countries where people of the firm live, with their calling codes: mobile ones first. */
const AT_HOME =
  /^(?:966(?:5\d{8}|1[1-467]\d{7}|92\d{7}|800\d{7})|20(?:1[0125]\d{8}|[24-689]\d{8}|3\d{7}|(?:13|15|57)\d{6,7}|[89]00\d{7}))$/;

/**
 * The number that somebody has typed, as E.164 (`+966501234567`); `null` where it is invalid. It takes what people write:
 * digits of either script, spaces, brackets and hyphens, `+` or `00` before the country, and the national writings of
 * Saudi Arabia and Egypt, which tell their country by themselves: a mobile number is `05…` and eight more digits there,
 * `01…` and nine more here. Whoever means a landline that both have writes the country.
 */
export function parsePhone(typed: string): string | null {
  const text = asciiDigits(withoutInvisible(typed.normalize('NFKC'))).trim();
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const isInternational = text.startsWith('+') || digits.startsWith('00');
  return isInternational ? international(digits.replace(/^00/, '')) : (national(digits) ?? homely(digits));
}

function international(digits: string): string | null {
  const { code } = splitCallingCode(digits);
  if (code === '966' || code === '20') {
    // `+966 (0)50 …`: the zero belongs to calls inside the country.
    const number = digits.replace(/^(966|20)0/, '$1');
    return AT_HOME.test(number) ? `+${number}` : null;
  }
  return code !== '' && digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
}

/** A mobile number of either country, whose zero may be left out, before a landline, whose zero may not. */
function national(digits: string): string | null {
  const rest = digits.replace(/^0/, '');
  if (/^5\d{8}$/.test(rest)) return `+966${rest}`;
  if (/^1[0125]\d{8}$/.test(rest)) return `+20${rest}`;
  // What begins with 05 is a Saudi mobile number, or one that lacks a digit.
  if (rest === digits || rest.startsWith('5')) return null;
  const code = HOME_CODES.find((one) => AT_HOME.test(one + rest));
  return code ? `+${code}${rest}` : null;
}

/** With the country's code and without the plus, as sheets and address books keep it. */
const homely = (digits: string): string | null => (/^(?:966|20)/.test(digits) ? international(digits) : null);
