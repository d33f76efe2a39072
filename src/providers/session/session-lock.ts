/** How long another tab is waited for, before this one goes ahead: the other may be frozen or gone. Milliseconds. */
const LOCK_MS = 4000;

/**
 * Runs a task that changes the refresh cookie while no other tab of this browser runs one. A login that did not wait
 * for a renewal under way could be followed by its answer, which brings the account before back.
 */
export async function withSessionLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_MS);
  let hasStarted = false;
  const run = () => {
    hasStarted = true;
    clearTimeout(timer);
    return task();
  };
  try {
    return await navigator.locks.request('session-refresh', { signal: patience.signal }, run);
  } catch (error) {
    if (hasStarted) throw error;
    return run();
  } finally {
    clearTimeout(timer);
  }
}
