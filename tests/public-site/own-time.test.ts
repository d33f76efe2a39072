import { expect, it } from 'vitest';
import { ownTime } from '#public-site/appointments/clock-words.tsx';

const AT = '2026-12-06T07:00:00.000Z';
const spaced = (text: string | null) => text?.replaceAll(/\s/g, ' ');

it('a client of Cairo with the Riyadh office read “EET” and a day twice: their own hour alone', () => {
  const inCairo = { at: AT, timeZone: 'Asia/Riyadh', own: 'Africa/Cairo' };
  expect(spaced(ownTime({ ...inCairo, language: 'en' }))).toBe('9:00 am');
  expect(spaced(ownTime({ ...inCairo, language: 'ar' }))).toBe('9:00 ص');
});

it('is told with its day where that is another one', () => {
  const inTokyo = { at: '2026-12-06T17:00:00.000Z', timeZone: 'Asia/Riyadh', own: 'Asia/Tokyo' };
  expect(spaced(ownTime({ ...inTokyo, language: 'en' }))).toMatch(/^Monday,? 7 December at 2:00 am$/);
});

it('is not told where both clocks say the same', () => {
  for (const own of ['Asia/Riyadh', 'Asia/Kuwait'])
    expect(ownTime({ at: AT, timeZone: 'Asia/Riyadh', own, language: 'ar' })).toBeNull();
});
