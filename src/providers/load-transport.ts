/**
 * What sends, with axios. It comes by itself: the first call of a list was made by its document
 * (server/web/early-lists.ts), so its rows need nothing of it.
 */
export const loadTransport = () => import('./over-axios.ts');
