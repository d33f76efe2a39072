/** A number as it is kept: E.164. */
const E164 = /^\+(\d{8,15})$/;

/** The calling codes that there are (ITU-T E.164): none is the beginning of another. A test knows them one by one. */
const CALLING_CODE =
  /^(?:1|7|2(?:[07]|1[1-368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|[09]\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|5[02356]|8[06])|9(?:[0-58]|6[0-8]|7[0-7]|9[2-68]))/;

/** A landline of Cairo: its groups are not those of other numbers. */
const CAIRO = /^(20)(2)(\d{4})(\d{4})$/;

/** The calling code and what follows it; no country has the code `''`. */
export function splitCallingCode(digits: string): { code: string; rest: string } {
  const [code = ''] = CALLING_CODE.exec(digits) ?? [];
  return { code, rest: digits.slice(code.length) };
}

/**
 * A kept number as people read it: `+966 50 123 4567`. What is kept otherwise, such as a number from before there was a
 * rule, stays as it is.
 */
export function formatPhone(phone: string): string {
  const [, digits] = E164.exec(phone) ?? [];
  if (digits === undefined) return phone;
  if (CAIRO.test(digits)) return digits.replace(CAIRO, '+$1 $2 $3 $4');
  const { code, rest } = splitCallingCode(digits);
  if (code === '') return phone;
  return `+${code} ${rest.replace(/(?<=\d)(?=(?:\d{4}|\d{7})$)/g, ' ')}`;
}
