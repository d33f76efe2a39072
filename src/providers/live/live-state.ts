import { useSyncExternalStore } from 'react';

/** What the connection to the hub is doing (R306); `off`: there is to be none, or it has not begun. */
export type LiveState = 'off' | 'disconnected' | 'connecting' | 'connected' | 'reconnecting';

let current: LiveState = 'off';
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
    () => 'off',
  );
