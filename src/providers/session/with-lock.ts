/**
 * Runs a task while no other tab of this browser runs it.
 * @param waitMs after this time the task runs without the lock: its holder may be frozen or gone
 */
export async function withLock<T>(name: string, waitMs: number, task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), waitMs);
  let hasStarted = false;
  const run = () => {
    hasStarted = true;
    clearTimeout(timer);
    return task();
  };
  try {
    return await navigator.locks.request(name, { signal: patience.signal }, run);
  } catch (error) {
    if (hasStarted) throw error;
    return run();
  } finally {
    clearTimeout(timer);
  }
}
