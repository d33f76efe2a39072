import '#src/reset.css';
import '#src/tokens.css';
import '#src/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { changeChannel } from '#providers/change-channel.ts';
import { watchHistory } from '#providers/history-blocker.ts';
import { startI18n } from '#providers/i18n.ts';
import { createQueryClient } from '#providers/query-client.ts';
import { recoverStaleChunks } from '#providers/recover-stale-chunks.ts';
import { refreshOnChange } from '#providers/refresh-on-change.ts';
import { mayHaveSession, restoreSession } from '#providers/restore-session.ts';
import { listenToOtherTabs } from '#providers/session-channel.ts';
import { takeNotice } from '#providers/session-notice.ts';
import { App } from './app.tsx';

// Zod would try whether it may make code from text, which the content policy refuses and reports. By the name of its
// settings: the library itself is not on the first page, and reads them when it comes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

recoverStaleChunks();
watchHistory();
listenToOtherTabs();
if (mayHaveSession()) void restoreSession();
const queryClient = createQueryClient();
refreshOnChange(queryClient, changeChannel);

const notice = takeNotice();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} notice={notice} />
  </StrictMode>,
);
