import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSetLocale } from '@refinedev/core';
import { MemoryRouter } from 'react-router-dom';
import { PanelRoot } from '#admin/refine/panel-root.tsx';
import type { Language } from '#contract/language.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { currentLanguage } from '#providers/i18n/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { faqs } from '#resources/faqs.ts';

afterEach(() => localStorage.clear());

/** One of each family that the page keeps, and one that nobody has thought of. */
const KEYS = [
  recordKeys.dashboard({ days: 30 }),
  recordKeys.list(faqs.name, listQueryOf(faqs, {})),
  recordKeys.one(faqs.name, 1),
  recordKeys.thread(faqs.name, 1),
  ['userInfo'],
  ['search', 'words'],
  ['another'],
];

const switches = {
  'the site': () => useLanguage().setLanguage,
  'the panel': () => useSetLocale() as (language: Language) => Promise<unknown>, // Refine takes any name of a language.
};

it.each(Object.entries(switches))(
  'R10 a change of the language in %s asks for everything again that is shown, in the other one',
  async (_, useSwitch) => {
    await startI18n();
    await addWords('list', 'screens', 'forms');
    await changeLanguage('ar', () => {});
    const queryClient = createQueryClient();
    const asked = KEYS.map((): Language[] => []);
    const leave = KEYS.map((queryKey, at) =>
      new QueryObserver(queryClient, {
        queryKey,
        queryFn: () => {
          asked[at]?.push(currentLanguage());
          return Promise.resolve(at);
        },
        staleTime: Infinity,
      }).subscribe(() => {}),
    );
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <PanelRoot queryClient={queryClient}>{children}</PanelRoot>
        </MemoryRouter>
      </QueryClientProvider>
    );
    const { result } = renderHook(useSwitch, { wrapper });
    await expect.poll(() => asked).toEqual(KEYS.map(() => ['ar']));
    await waitFor(() => expect(result.current).toBeInstanceOf(Function));
    await act(() => result.current('en'));
    await expect.poll(() => asked).toEqual(KEYS.map(() => ['ar', 'en']));
    for (const stop of leave) stop();
  },
);
