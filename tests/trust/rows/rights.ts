import { rowsOf } from '../row.ts';

export const rights = rowsOf('Z', {
  '01': ['every route × 12 callers', '0 deviations; database and files unchanged by every refusal'],
  '02': ['routes of the host, of the matrix, of the document', 'the same count; undeclared stops the start'],
  '03': ['every id of another client, and ids that cannot be', '404, as an id that never was'],
  '04': ['notes and files below another client’s record', '404; after logout 401'],
  '05': ['columns that a body must not set, on every write', '100 % refused or without effect'],
  '06': ['keys of every answer, by role', '0 beyond the schema; 0 secrets'],
  '07': ['internal notes in what a client can reach', '0 hits'],
  '08': ['moves that the graph forbids', '409, unchanged, nobody told; all pairs'],
  '09': ['CustomerService at what is Admin’s; the last Admin', '0 let in; one Admin remains'],
  '10': ['admin pages × roles', 'guard and API agree'],
});
