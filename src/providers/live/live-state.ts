import { useSyncExternalStore } from 'react';

/** What the connection to the hub is doing (R306). */
export type LiveState = 'disconnected' | 'connecting' | 'connected' | 'reconnecting';

let current: LiveState = 'disconnected';
const listeners = new Set<() => void>();

export const getLiveState = (): LiveState => current;

export function setLiveState(next: LiveState): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getLiveState,
    () => 'disconnected',
  );
