import { preloadTransport } from './load-transport.ts';

/** Reading and writing of records, with the schemas and what sends: loaded by the first query, not with the page. */
export const loadRecords = () => {
  preloadTransport();
  return import('../records.ts');
};
