import { useSyncExternalStore } from 'react';

/**
 * False while the page is as the host drew it, true from then on: for what only the browser knows, such as what was
 * typed before, and for forms, whose fields would lose what is typed into them before the program has come.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => {};
