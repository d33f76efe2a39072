import '#src/reset.css';
import '#src/tokens.css';
import '#src/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchHistory } from '#providers/browser/history-blocker.ts';
import { takeHostState } from '#providers/http/host-state.ts';
import { startI18n } from '#providers/i18n/i18n.ts';
import { settleLanguage } from '#providers/i18n/language.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { recoverStaleChunks } from '#providers/browser/recover-stale-chunks.ts';
import { retryPendingLogout } from '#providers/session/pending-logout.ts';
import { mayHaveSession, restoreSession } from '#providers/session/restore-session.ts';
import { listenToOtherTabs } from '#providers/session/session-channel.ts';
import { readNotice } from '#providers/session/session-notice.ts';
import { renderFarContent } from '#ui/loading/content-visibility.ts';
import { loadWithRetry } from '#ui/loading/load-with-retry.ts';
import { App } from './app.tsx';
import { loadPage, startPage } from './routes.tsx';

// Zod would try whether it may make code from text, which the content policy refuses and reports. By the name of its
// settings: the library itself is not on the first page, and reads them when it comes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

settleLanguage();
recoverStaleChunks();
watchHistory();
listenToOtherTabs();
retryPendingLogout();
if (mayHaveSession()) void restoreSession();
const queryClient = createQueryClient();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    {/* Without transitions: a change of the address shows at once, and a page on its way shows the loading screen. */}
    <BrowserRouter useTransitions={false}>
      <App queryClient={queryClient} notice={readNotice()} />
    </BrowserRouter>
  </StrictMode>
);

void start(root);

// Never awaited at the top of this module: chunks of the pages may share one with it, and each would wait for the other.
async function start(place: HTMLElement): Promise<void> {
  // Empty where the host has drawn the page for this reader, `other` where it has drawn it for another; see index.html.
  const { rendered } = document.documentElement.dataset;
  if (rendered === '') {
    await Promise.all([loadWithRetry(startI18n), loadWithRetry(() => loadPage(window.location.pathname))]);
    takeHostState(queryClient);
    hydrateRoot(place, app);
    void renderFarContent();
    return;
  }
  place.replaceChildren();
  delete document.documentElement.dataset['rendered'];
  // Until then the loading screen of the document stands. What does not come is missed by whoever draws it.
  await Promise.all([loadWithRetry(startI18n), startPage(window.location, queryClient).catch(() => {})]);
  createRoot(place).render(app);
}
