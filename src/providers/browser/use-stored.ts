import { useSyncExternalStore } from 'react';
import { type StorageKind, readStored, removeStored, writeStored } from './browser-storage.ts';

/** What is stored under a name, followed: also what another tab of this browser writes. */
export const useStored = (kind: StorageKind, name: string): string | null =>
  useSyncExternalStore(subscribe, () => readStored(kind, name) || null);

/** Stores a value, or with `null` removes it, and tells whoever follows it. */
export function store(kind: StorageKind, name: string, value: string | null): void {
  if (value === null) removeStored(kind, name);
  else writeStored(kind, name, value);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
