/**
 * What sends, with axios. It is a chunk of its own: the first call of a list is made by its document
 * (server/preload/list-preload.ts), so its rows need nothing of it.
 */
export const loadTransport = () => import('../axios-transport.ts');

/** Brings it beside what will use it, and not after. Whoever sends hears of what does not come. */
export const preloadTransport = (): void => void loadTransport().catch(() => {});
