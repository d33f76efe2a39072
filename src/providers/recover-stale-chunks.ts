import { readStored, writeStored } from './browser-storage.ts';
import { reloadPage } from './leave.ts';

/** At most one reload in this time: a chunk that is missing for good must not reload for ever. Milliseconds. */
const RELOAD_AGAIN_MS = 30_000;
const NAME = 'staleReload';

/** A new release was put in place while this page was open: its chunks are gone, and a reload brings the new ones. */
export function recoverStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline a reload would only lose what was typed.
    if (!navigator.onLine) return;
    const last = Number(readStored('session', NAME) ?? 0);
    if (Date.now() - last < RELOAD_AGAIN_MS) return;
    event.preventDefault();
    writeStored('session', NAME, String(Date.now()));
    reloadPage();
  });
}
