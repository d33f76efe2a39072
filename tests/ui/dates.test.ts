import { describe, expect, it, vi } from 'vitest';
import { formatDate } from '#ui/text/format-date.ts';
import { relativeTime } from '#ui/text/relative-time.ts';

const now = new Date('2026-03-14T12:00:00Z');
const MINUTE = 60_000;
const ago = (ms: number, language: 'ar' | 'en') => relativeTime({ at: now.getTime() - ms, now, language });

describe('relative time', () => {
  it('R119 reads like «5 minutes ago» in English', () => {
    expect(ago(5 * MINUTE, 'en')).toBe('5 minutes ago');
    expect(ago(MINUTE, 'en')).toBe('1 minute ago');
    expect(ago(3 * 60 * MINUTE, 'en')).toBe('3 hours ago');
    expect(ago(25 * 60 * MINUTE, 'en')).toBe('yesterday');
  });

  it('R119 follows the plural forms in Arabic, with Western digits', () => {
    const said = [1, 2, 5, 11].map((minutes) => ago(minutes * MINUTE, 'ar'));
    expect(said).toEqual(['قبل دقيقة واحدة', 'قبل دقيقتين', 'قبل 5 دقائق', 'قبل 11 دقيقة']);
    expect(ago(2 * 60 * MINUTE, 'ar')).toBe('قبل ساعتين');
    expect(ago(26 * 60 * MINUTE, 'ar')).toBe('أمس');
  });

  it('says the caller’s word for the first minute, also when the host’s clock is ahead', () => {
    expect(relativeTime({ at: now.getTime() - 20_000, now, language: 'en', justNow: 'Just now' })).toBe(
      'Just now',
    );
    expect(relativeTime({ at: now.getTime() + 20_000, now, language: 'ar' })).toBe('الآن');
  });

  // The firm's midnight is at 21:00 UTC.
  it.each([
    ['2026-03-12T20:59:00Z', '2 days ago', 'أول أمس'],
    ['2026-03-12T21:01:00Z', 'yesterday', 'أمس'],
    ['2026-03-13T11:00:00Z', 'yesterday', 'أمس'],
    ['2026-03-15T20:59:00Z', 'tomorrow', 'غدًا'],
    ['2026-03-15T21:01:00Z', 'in 2 days', 'بعد الغد'],
    ['2026-03-07T11:00:00Z', 'last week', 'الأسبوع الماضي'],
  ])('said yesterday of the day before yesterday: %s', (at, en, ar) => {
    expect(relativeTime({ at, now, language: 'en' })).toBe(en);
    expect(relativeTime({ at, now, language: 'ar' })).toBe(ar);
  });

  it('R120 a time that cannot be read or formatted is an empty string', () => {
    expect(relativeTime({ at: 'not a time', now, language: 'en' })).toBe('');
    expect(relativeTime({ at: '', now, language: 'ar' })).toBe('');
    expect(relativeTime({ at: 1e300, now, language: 'ar' })).toBe('');
    vi.spyOn(Intl.RelativeTimeFormat.prototype, 'format').mockImplementation(() => {
      throw new RangeError('no such locale');
    });
    expect(ago(5 * MINUTE, 'en')).toBe('');
    vi.restoreAllMocks();
  });
});

describe('dates', () => {
  const at = '2026-03-14T21:30:00Z';

  it('stand in the Gregorian calendar with Western digits and the month by name', () => {
    expect(formatDate({ at: now, language: 'ar' })).toBe('14 مارس 2026');
    expect(formatDate({ at: now, language: 'en' })).toBe('14 March 2026');
  });

  it('count by the office’s clock, not by the reader’s', () => {
    expect(formatDate({ at, language: 'en', timeZone: 'Asia/Riyadh' })).toBe('15 March 2026');
    expect(formatDate({ at, language: 'en', timeZone: 'Africa/Cairo' })).toBe('14 March 2026');
  });

  it('can be given in the Hijri calendar beside', () => {
    expect(formatDate({ at: now, language: 'ar', style: 'hijri' })).toBe('25 رمضان 1447 هـ');
  });

  // Beginnings and ends of months and years, as the calendar of Umm al-Qura has them.
  it.each([
    ['2024-03-11', '1 Ramadan 1445 AH'],
    ['2024-04-09', '30 Ramadan 1445 AH'],
    ['2024-04-10', '1 Shawwal 1445 AH'],
    ['2024-06-16', '10 Dhuʻl-Hijjah 1445 AH'],
    ['2024-07-06', '30 Dhuʻl-Hijjah 1445 AH'],
    ['2024-07-07', '1 Muharram 1446 AH'],
    ['2025-03-01', '1 Ramadan 1446 AH'],
    ['2025-03-29', '29 Ramadan 1446 AH'],
    ['2025-03-30', '1 Shawwal 1446 AH'],
    ['2025-06-05', '9 Dhuʻl-Hijjah 1446 AH'],
    ['2025-06-25', '29 Dhuʻl-Hijjah 1446 AH'],
    ['2025-06-26', '1 Muharram 1447 AH'],
    ['2026-02-18', '1 Ramadan 1447 AH'],
  ])('%s is %s', (at, hijri) => {
    expect(formatDate({ at, language: 'en', style: 'hijri' })).toBe(hijri);
  });

  it('are empty when they cannot be read', () => {
    expect(formatDate({ at: 'soon', language: 'ar' })).toBe('');
  });
});
