import { expect, it } from 'vitest';
import { momentWords } from '#server/mail/moment-words.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { formatMoment } from '#ui/text/format-moment.ts';

const at = '2026-11-28T15:00:00Z';

it.each([
  ['ar', 'Asia/Riyadh', 'السبت، 28 نوفمبر في 6:00\u00a0م', ' بتوقيت الرياض'],
  ['ar', 'Africa/Cairo', 'السبت، 28 نوفمبر في 5:00\u00a0م', ' بتوقيت القاهرة'],
  ['en', 'Asia/Riyadh', 'Saturday 28 November at 6:00\u00a0pm', ', Riyadh time'],
  ['en', 'Africa/Cairo', 'Saturday 28 November at 5:00\u00a0pm', ', Cairo time'],
] as const)(
  'a mail writes a time as the site does, hour and half of the day in one line (%s, %s)',
  (language, timeZone, time, zone) => {
    expect(momentWords({ at, timeZone, language })).toBe(`${time}${zone}`);
    expect(formatDate({ at, language, style: 'weekdayTime', timeZone })).toBe(time);
  },
);

it('so does a time on the reader’s own clock', () => {
  expect(formatMoment(at, 'ar')).toMatch(/\d:00\u00a0[صم] /);
  expect(formatMoment(at, 'en')).toMatch(/\d:00\u00a0[ap]m /);
});
