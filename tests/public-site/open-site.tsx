import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Language } from '#contract/language.ts';
import { LANGUAGE_STORE } from '#contract/stores.ts';
import { changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { endSession } from '#providers/session/session-store.ts';
import { AppRoutes } from '#src/routes.tsx';

interface Visit {
  language?: Language;
  /** What the navigation brings along. */
  state?: unknown;
}

const started = startI18n();

/** Opens a page of the site as a browser would: the real routes and guards, in the language that was chosen. */
export async function openSite(path: string, { language = 'en', state }: Visit = {}) {
  await started;
  localStorage.setItem(LANGUAGE_STORE, language);
  await changeLanguage(language, () => {});
  const user = userEvent.setup();
  const { pathname, search, hash } = new URL(path, 'http://site.test');
  const place = { path: '' };
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
        <Place onChange={(at) => (place.path = at)} />
        <Suspense fallback="page on its way">
          <AppRoutes queryClient={queryClient} />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { user, place, queryClient, ...view };
}

/** Leaves no trace for the next test. */
export function leaveSite(): void {
  cleanup();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
}

function Place({ onChange }: { onChange: (path: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
