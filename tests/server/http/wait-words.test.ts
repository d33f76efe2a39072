import { expect, it } from 'vitest';
import { describeError } from '#contract/describe-error.ts';
import { waitWords } from '#server/http/wait-words.ts';

it.each([
  [1, 'ثانية واحدة', '1 second'],
  [2, 'ثانيتين', '2 seconds'],
  [9, '9 ثوانٍ', '9 seconds'],
  [59, '59 ثانية', '59 seconds'],
  [60, 'دقيقة واحدة', '1 minute'],
  [61, 'دقيقتين', '2 minutes'],
  [10 * 60, '10 دقائق', '10 minutes'],
  [15 * 60, '15 دقيقة', '15 minutes'],
  [3598, 'ساعة واحدة', '1 hour'],
  [3601, 'ساعتين', '2 hours'],
  [3 * 3600, '3 ساعات', '3 hours'],
  [24 * 3600, '24 ساعة', '24 hours'],
])('%i seconds to wait are told as people count them', (seconds, ar, en) => {
  expect([waitWords(seconds, 'ar'), waitWords(seconds, 'en')]).toEqual([ar, en]);
});

it('whoever sends too often, and is not told how long to wait, is told to wait a moment', () => {
  expect(describeError('tooManyRequests', { language: 'ar' })).toBe('محاولات كثيرة. يُرجى المحاولة بعد قليل.');
  expect(describeError('tooManyRequests', { language: 'en' })).toBe(
    'Too many attempts. Please try again in a moment.',
  );
});
