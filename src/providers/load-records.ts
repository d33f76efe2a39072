import { loadTransport } from './load-transport.ts';

/** Reading and writing of records, with the schemas: loaded by the first query, not with the page. */
export const loadRecords = () => {
  // Beside it and not after it. Whoever sends hears of what does not come.
  loadTransport().catch(() => {});
  return import('./records.ts');
};
