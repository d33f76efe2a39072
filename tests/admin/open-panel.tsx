import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { LANGUAGE_STORE } from '#contract/stores.ts';
import type { Bundle } from '#locales/bundles.ts';
import { AdminPanel } from '#admin/admin-panel.tsx';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { endSession, startSession } from '#providers/session/session-store.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import type { TestHost } from '#tests/support/test-host.ts';

interface Visit {
  host: TestHost;
  path: string;
  /** Default: Admin. */
  role?: Role;
  /** Default: English. */
  language?: Language;
  /** What is here before it is drawn. Default: all words of the panel. */
  words?: readonly Bundle[];
}

const PANEL = ['list', 'screens', 'forms'] as const;
const started = startI18n();

/** Opens a page of the panel as a signed-in browser would: the real routes, guards and providers. */
export async function openPanel({ path, ...visit }: Visit) {
  await enterPanel(visit);
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/admin/*" element={<AdminPanel queryClient={queryClient} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** What is here before anything is drawn: the words, the language, and whoever is signed in. */
export async function enterPanel({
  host,
  role = 'Admin',
  language = 'en',
  words = PANEL,
}: Omit<Visit, 'path'>) {
  await started;
  await addWords(...words);
  localStorage.setItem(LANGUAGE_STORE, language);
  await changeLanguage(language, () => {});
  const session = sessionOf(await host.tokenOf(role), await host.userIdOf(role));
  startSession({ ...session, user: { ...session.user, lastRole: role } });
}

/** Leaves no trace for the next test. */
export function leavePanel(): void {
  cleanup();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
}
