import { useLayoutEffect, useSyncExternalStore } from 'react';
import { store, useStored } from './use-stored.ts';

/** In local storage, where index.html reads it too. */
const COLOR_SCHEME_STORE = 'colorScheme';
export const COLOR_SCHEMES = ['light', 'dark', 'system'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The appearance of panel and client area as chosen on this browser, and what that comes to right now. */
export function useColorScheme() {
  const stored = useStored('local', COLOR_SCHEME_STORE);
  const isSystemDark = useSyncExternalStore(followSystem, () => systemDark().matches);
  const chosen = COLOR_SCHEMES.find((known) => known === stored) ?? 'system';
  const ofSystem: 'light' | 'dark' = isSystemDark ? 'dark' : 'light';
  return { chosen, shown: chosen === 'system' ? ofSystem : chosen, choose };
}

/** Tells the tokens which colours a page of panel or client area takes. It ends when a public page is opened (app.tsx). */
export function useDocumentColorScheme(): void {
  const { shown } = useColorScheme();
  // Not with the page: it is taken away, too, while the code of the next one is on its way.
  useLayoutEffect(() => {
    document.documentElement.dataset['colorScheme'] = shown;
  }, [shown]);
}

const choose = (scheme: ColorScheme): void => store('local', COLOR_SCHEME_STORE, scheme);

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function followSystem(listener: () => void): () => void {
  const query = systemDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
