import { splitCallingCode } from '#contract/format-phone.ts';

/** The office in the country of a telephone number; `null` where none is, or several are. */
export function officeByPhone(
  phone: string,
  offices: readonly { id: number; phone: string }[],
): number | null {
  const countryOf = (number: string) => splitCallingCode(number.replace(/^\+/, '')).code;
  const country = countryOf(phone);
  const near = country === '' ? [] : offices.filter((office) => countryOf(office.phone) === country);
  return near.length === 1 ? (near[0]?.id ?? null) : null;
}

/**
 * The office that something is sent to: the chosen one, else the client's, else the first that can take it.
 * @param chosen as a select writes it, '' for none
 * @param able the offices that can take it, in their order
 * @param home the client's own office, or the one in the country of their number
 */
export const officeFor = (chosen: string, able: readonly number[], home: number | null): number | null =>
  [Number(chosen), home].find((id) => able.some((one) => one === id)) ?? able[0] ?? null;
