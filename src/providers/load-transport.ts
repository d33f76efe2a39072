/**
 * What sends, with axios. It comes by itself: the first call of a list was made by its document
 * (server/web/early-lists.ts), so its rows need nothing of it.
 */
export const loadTransport = () => import('./over-axios.ts');

/** Brings it beside what will use it, and not after. Whoever sends hears of what does not come. */
export const preloadTransport = (): void => void loadTransport().catch(() => {});
