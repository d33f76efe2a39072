import type { Role } from '#contract/roles.ts';
import type { Session } from '#contract/session.ts';
import { AUTH_STORE, SIGNED_IN_STORE } from '#contract/stores.ts';
import { readStored, removeStored, writeStored } from '../browser/browser-storage.ts';
import { readSession } from './session-shape.ts';

/** The session of this tab, `null` for a visitor. What is stored and cannot be read is no session. */
export function getSession(): Session | null {
  if (current === undefined) current = parseStored(readStored('session', AUTH_STORE));
  return current;
}

/** The role of whoever is signed in; `null` for a visitor, and without a known role. */
export const currentRole = (): Role | null => getSession()?.user.lastRole ?? null;

/**
 * Counts sign-ins and sign-outs of this tab. Whoever waits for an answer that changes the session compares it
 * before and after: a sign-out in between must not be undone.
 */
export const sessionGeneration = (): number => generation;

/**
 * Somebody signed in (R162).
 * @param at since when, by the clock of `performance.now`: a session that was only found again began before the page
 */
export function startSession(session: Session, at = performance.now()): void {
  generation += 1;
  began = at;
  keep(session);
}

/** Since when this page reads as whoever is signed in: by the clock of `performance.now`, 0 is its own beginning. */
export const sessionBegan = (): number => began;

/** The same session with a fresh token. */
export const renewSession = (session: Session): void => keep(session);

/** Nobody is signed in in this tab any more (R179). */
export function endSession(): void {
  removeStored('local', SIGNED_IN_STORE);
  forgetSession();
}

/** This tab's session is over, the browser's goes on: it is somebody else's now. */
export function forgetSession(): void {
  generation += 1;
  current = null;
  removeStored('session', AUTH_STORE);
  announce();
}

/** @returns stops listening */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let current: Session | null | undefined;
let generation = 0;
let began = 0;
const listeners = new Set<() => void>();

function keep(session: Session): void {
  current = session;
  writeStored('session', AUTH_STORE, JSON.stringify({ state: session, version: 0 }));
  writeStored('local', SIGNED_IN_STORE, 'true');
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function parseStored(text: string | null): Session | null {
  if (!text) return null;
  try {
    return readSession(JSON.parse(text));
  } catch {
    return null;
  }
}
