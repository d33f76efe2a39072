import { onNextTry } from '#ui/loading/next-try.ts';
import { AppFailure, isPassing } from '../http/app-failure.ts';
import { RETRIES, retryDelay } from '../http/query-client.ts';
import { isLogoutPending } from './pending-logout.ts';
import { refreshSession } from './refresh-session.ts';
import { getSession } from './session-store.ts';

/**
 * Asks the refresh cookie for a session. Who has none is a visitor; who gets no answer is one until the host or the line is
 * back. Never throws. On a line that stalls nobody waits for it: the page goes on, and takes the session when it comes.
 */
export const seekSession = (): Promise<void> =>
  Promise.race([seek(), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);

/** How long a page waits to know who is there. Milliseconds. */
const PATIENCE_MS = 8_000;

async function seek(failures = 0): Promise<void> {
  // Somebody may have come or gone meanwhile.
  if (getSession() !== null || isLogoutPending()) return;
  try {
    await refreshSession();
  } catch (error) {
    if (error instanceof AppFailure && !isPassing(error)) return;
    if (failures < RETRIES) {
      await new Promise<void>((resolve) => onNextTry(retryDelay(failures), resolve));
      return seek(failures + 1);
    }
    onNextTry(LATER_MS, () => void seek(RETRIES));
  }
}

/** How often a host that is away for long is asked. Milliseconds. */
const LATER_MS = 30_000;
