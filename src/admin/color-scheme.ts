import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#providers/browser/browser-storage.ts';

export const COLOR_SCHEMES = ['light', 'dark', 'system'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The panel's appearance as chosen on this browser, and what that comes to right now. */
export function useColorScheme() {
  const chosen = useSyncExternalStore(subscribe, getChosen);
  const shown = useSyncExternalStore(subscribe, getShown);
  return { chosen, shown, choose };
}

/** Tells the tokens which colours to take, as long as the panel is open: the public site is light. */
export function useDocumentColorScheme(shown: 'light' | 'dark'): void {
  useEffect(() => {
    document.documentElement.dataset['colorScheme'] = shown;
    return () => {
      delete document.documentElement.dataset['colorScheme'];
    };
  }, [shown]);
}

const NAME = 'colorScheme';
const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function choose(scheme: ColorScheme): void {
  writeStored('local', NAME, scheme);
  for (const listener of listeners) listener();
}

const getChosen = (): ColorScheme =>
  COLOR_SCHEMES.find((known) => known === readStored('local', NAME)) ?? 'system';

function getShown(): 'light' | 'dark' {
  const chosen = getChosen();
  if (chosen !== 'system') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const query = systemDark();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}
