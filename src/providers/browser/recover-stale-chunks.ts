import { readStored, writeStored } from './browser-storage.ts';
import { STALE_PROGRAM, isKeptFromReload } from './held-page.ts';
import { isLeavingGuarded } from './history-blocker.ts';
import { reloadPage } from './leave.ts';

/** At most one reload in this time: a chunk that is missing for good must not reload for ever. Milliseconds. */
const RELOAD_AGAIN_MS = 30_000;
const NAME = 'staleReload';

let isAsking = false;
/** By their errors, which name the address. */
const missed = new Set<string>();
/** A reload has just failed to bring them, and the next would too. */
const goneForGood = new Set<string>();

/**
 * A new release was put in place while this page was open: its chunks are gone, and a reload brings the new ones. Where
 * somebody writes, they choose when.
 */
export function recoverStaleChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    missed.add(message);
    if (wasJustReloaded()) goneForGood.add(message);
    recover(message);
  });
}

/**
 * Tells that a page shows what it misses in place of a part: whoever wrote when it was asked for may have left since.
 * @param cause why it did not come
 */
export function recoverShown(cause: unknown): void {
  // It may be on its way to a reload already.
  if (wasJustReloaded()) return;
  if (cause instanceof Error && missed.has(cause.message)) recover(cause.message);
}

const wasJustReloaded = (): boolean =>
  Date.now() - Number(readStored('session', NAME) ?? 0) < RELOAD_AGAIN_MS;

function recover(message: string): void {
  // A page misses several chunks at once, and parts that it can do without are asked for again and again.
  if (isAsking || goneForGood.has(message)) return;
  isAsking = true;
  void doesHostAnswer().then((isAnswering) => {
    isAsking = false;
    if (!isAnswering) return;
    if (isKeptFromReload() || isLeavingGuarded()) {
      window.dispatchEvent(new Event(STALE_PROGRAM));
      return;
    }
    writeStored('session', NAME, String(Date.now()));
    reloadPage();
  });
}

/** Without a host a reload would leave the browser's own error in place of the page and of what was typed. */
const doesHostAnswer = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
