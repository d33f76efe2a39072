import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#contract/language.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { faqs } from '#resources/faqs.ts';
import { useOwnTime } from '#admin/places/use-own-time.ts';
import { Moment } from '#admin/fields/moment.tsx';
import { ListFailure } from '#admin/list/list-failure.tsx';

const AT = '2026-03-14T09:30:00Z';

const started = startI18n();

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);

async function openIn(timeZone: string, language: Language) {
  await started;
  await addWords('list');
  await changeLanguage(language, () => {});
  const settings = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(settings);
  return renderHook(useOwnTime, { wrapper }).result.current;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['Asia/Riyadh', 'ar', 'بتوقيت الرياض'],
  ['Africa/Cairo', 'en', 'Cairo time'],
] as const)(
  'staff in %s read times in %s by the name of the office’s clock',
  async (zone, language, words) => {
    const { timeOf } = await openIn(zone, language);
    expect(timeOf(AT).endsWith(` ${words}`)).toBe(true);
  },
);

it('a draft of just now is a minute old, and one of this morning has its time', async () => {
  const { timeOf, draftTimeOf } = await openIn('Asia/Riyadh', 'ar');
  const now = Date.parse(AT);
  expect(draftTimeOf(AT, now)).toBe('قبل دقيقة واحدة');
  expect(draftTimeOf(AT, now + 90 * 60_000)).toBe(timeOf(AT));
});

it('on a clock of Cairo the exact time of a row, and when a list came last, were told as Riyadh has it', async () => {
  const { timeOf } = await openIn('Africa/Cairo', 'en');
  render(
    <>
      <Moment at={AT} />
      <ListFailure resource={faqs} error={null} lastAt={Date.parse(AT)} onRetry={() => {}} />
    </>,
    { wrapper },
  );
  expect(screen.getByRole('time')).toHaveAttribute('title', timeOf(AT));
  expect(screen.getByRole('alert').textContent).toContain(timeOf(AT, 'none'));
});
