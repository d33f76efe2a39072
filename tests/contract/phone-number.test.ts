import { getCountries, getCountryCallingCode, isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { formatPhone, splitCallingCode } from '#contract/format-phone.ts';
import { parsePhone } from '#contract/phone-number.ts';

describe('R269 a number is typed as people write it, and kept as E.164', () => {
  it.each([
    ['0558001212', '+966558001212'],
    ['٠٥٥٨٠٠١٢١٢', '+966558001212'],
    ['۰۵۵۸۰۰۱۲۱۲', '+966558001212'],
    ['055 800 1212', '+966558001212'],
    ['558001212', '+966558001212'],
    ['+966558001212', '+966558001212'],
    ['\u200e+966 55-800-1212', '+966558001212'],
    ['+966 (0)55 800 1212', '+966558001212'],
    ['00966558001212', '+966558001212'],
    ['٠٠٩٦٦ ٥٥ ٨٠٠ ١٢١٢', '+966558001212'],
    ['966558001212', '+966558001212'],
    ['011 234 5678', '+966112345678'],
    ['9200 12345', null],
    ['+966 9200 12345', '+966920012345'],
    ['01001234567', '+201001234567'],
    ['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['1001234567', '+201001234567'],
    ['0020 100 123 4567', '+201001234567'],
    ['+20 0100 123 4567', '+201001234567'],
    ['201001234567', '+201001234567'],
    ['02 2345 6789', '+20223456789'],
    ['+971 50 123 4567', '+971501234567'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['0044 20 7946 0958', '+442079460958'],
    ['', null],
    ['+12', null],
    ['0501', null],
    ['055 800 121', null],
    ['057 800 121', null],
    ['055 800 12123', null],
    ['+966 50 abc 1234', null],
    ['+966 01 234 5678', null],
    ['+0123456789', null],
    ['+999 123 456 78', null],
    ['+1234567890123456', null],
    ['01601234567', null],
    ['50 or 51', null],
  ])('%j is %s', (typed, kept) => {
    expect(parsePhone(typed)).toBe(kept);
    // What is kept is read as itself, also as it is shown.
    if (kept) expect([parsePhone(kept), parsePhone(formatPhone(kept))]).toEqual([kept, kept]);
  });

  it('a mobile number of one country is never one of the other: the number itself says where it is from', () => {
    for (let rest = 0; rest < 10_000; rest += 97) {
      const end = String(rest).padStart(4, '0');
      expect(parsePhone(`055${end}121`)).toBe(`+96655${end}121`);
      expect(parsePhone(`0111${end}123`)).toBe(`+20111${end}123`);
    }
  });
});

describe('R258 what no telephone has is no number', () => {
  const countries = getCountries();

  it('every calling code of the world is known, and no other', () => {
    const codes = new Set(countries.map((country) => String(getCountryCallingCode(country))));
    expect(codes.size).toBeGreaterThan(200);
    const known = Array.from(
      { length: 1000 },
      (_, at) => splitCallingCode(`${String(at).padStart(3, '0')}5550123`).code,
    );
    expect(new Set(known.filter((code) => code !== ''))).toEqual(codes);
  });

  it('no number that is in use in Saudi Arabia, Egypt or a neighbour is refused, and of the first two few others pass', () => {
    const counted = { used: 0, unused: 0, taken: 0 };
    const random = randomFrom(7);
    for (let at = 0; at < 9_000; at += 1) {
      const code = ['966', '20', '971', '965', '962', '44'][at % 6] ?? '';
      const number = `+${code}${String(Math.floor(random() * 10 ** (8 + (at % 3))))}`;
      const isUsed = isValidPhoneNumber(number);
      if (isUsed) expect([number, parsePhone(number)]).toEqual([number, number]);
      if (at % 6 > 1) continue;
      if (isUsed) counted.used += 1;
      else counted.unused += 1;
      if (!isUsed && parsePhone(number)) counted.taken += 1;
    }
    expect(counted.used).toBeGreaterThan(300);
    expect(counted.taken).toBeLessThan(counted.unused / 5);
  });
});

it.each([
  ['+966501234567', '+966 50 123 4567'],
  ['+201001234567', '+20 100 123 4567'],
  ['+20223456789', '+20 2 2345 6789'],
  ['+20321234567', '+20 32 123 4567'],
  ['+2031234567', '+20 3 123 4567'],
  ['+966920012345', '+966 92 001 2345'],
  ['+12025550123', '+1 202 555 0123'],
  ['+35812345', '+358 1 2345'],
  ['+966 11 000 0140', '+966 11 000 0140'],
  ['ask at the desk', 'ask at the desk'],
])('%s is shown as %s', (kept, shown) => {
  expect(formatPhone(kept)).toBe(shown);
});

/** The same numbers at every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
