/** Reading and writing of records, with axios and the schemas: loaded by the first query, not with the page. */
export const loadRecords = () => import('./records.ts');
