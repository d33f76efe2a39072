import { SIGNED_IN_STORE } from '#contract/stores.ts';
import { readStored } from '../browser/browser-storage.ts';
import { preloadTransport } from '../http/preload/load-transport.ts';
import { isLogoutPending } from './pending-logout.ts';
import { getSession, sessionGeneration } from './session-store.ts';

/**
 * Asks once whether the refresh cookie holds a session: a new tab has an empty session storage (R178, A29).
 * Never throws; who comes back without a session is a visitor.
 */
export function restoreSession(): Promise<void> {
  restored ??= run();
  return restored;
}

/** Is it worth asking before somebody opens a page that needs a session? */
export const mayHaveSession = (): boolean =>
  getSession() === null && !isLogoutPending() && readStored('local', SIGNED_IN_STORE) === 'true';

/** Has nobody asked yet, and has nobody signed out either? */
export const canRestore = (): boolean =>
  restored === undefined && getSession() === null && !isLogoutPending() && sessionGeneration() === 0;

export const isRestoring = (): boolean => running;

/** Resolves when no restoring is under way, so that a call is made with the token it brings. */
export const sessionSettled = (): Promise<void> => (running && restored ? restored : Promise.resolve());

/** @returns stops listening */
export function subscribeRestore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let restored: Promise<void> | undefined;
let running = false;
const listeners = new Set<() => void>();

async function run(): Promise<void> {
  if (getSession() !== null) return;
  setRunning(true);
  try {
    preloadTransport();
    const { seekSession } = await import('./seek-session.ts');
    await seekSession();
  } catch {
    // Its program does not come: a visitor.
  } finally {
    setRunning(false);
  }
}

function setRunning(next: boolean): void {
  running = next;
  for (const listener of listeners) listener();
}
