import { rowsOf } from '../row.ts';

export const uploads = rowsOf('U', {
  '01': ['sizes and numbers of files', '5 MB taken, one byte more refused; the fifth refused'],
  '02': ['hostile and clean files', '0 hostile taken; ≤ 1 % clean refused', 'test:files'],
  '03': ['bombs', 'refused in time and memory', 'test:files'],
  '04': ['how a file is served', 'attachment, nosniff, sandbox, no-store'],
  '05': ['hostile names', '0 outside the store, header whole'],
  '06': ['uploads broken off, endless parts', '0 files left behind, 4xx'],
  '07': ['an upload that is refused', 'store and database as before'],
  '08': ['a crash between file and commit', '0 rows without file; orphans swept'],
  '09': ['what a camera wrote into a picture', '0 left'],
  '10': ['a scanner for viruses', 'refuses, or holds back while it is down'],
});
