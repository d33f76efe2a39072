import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DueDay } from '#admin/fields/due-day.tsx';
import { LANGUAGES } from '#contract/language.ts';
import { lists as arabicLists } from '#locales/ar/lists.ts';
import { status as arabicStatus } from '#locales/ar/status.ts';
import { lists as englishLists } from '#locales/en/lists.ts';
import { status as englishStatus } from '#locales/en/status.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';

const words = {
  ar: { ...arabicLists, ...arabicStatus },
  en: { ...englishLists, ...englishStatus },
};

beforeAll(async () => {
  await startI18n();
  await addWords('list', 'screens', 'forms');
});
// Ten minutes before midnight in Riyadh.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-14T20:50:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each(LANGUAGES)(
  'in %s what was due yesterday is late in a panel that was left open overnight',
  async (language) => {
    const t = words[language];
    await changeLanguage(language, () => {});
    render(
      <QueryClientProvider client={createQueryClient()}>
        <DueDay day="2026-03-14" />
        <DueDay day="2026-03-15" />
      </QueryClientProvider>,
    );
    const told = () => screen.getAllByText((_text, element) => element?.hasAttribute('data-due') ?? false);
    const [today, tomorrow] = told();
    expect(today).toHaveTextContent(t.dueToday);
    expect(tomorrow).toHaveTextContent(/2026/);
    act(() => vi.advanceTimersByTime(11 * 60_000));
    const [late, due] = told();
    expect(late).toHaveTextContent(t.daysLate_one.replace('{{count}}', '1'));
    expect(due).toHaveTextContent(t.dueToday);
  },
);
