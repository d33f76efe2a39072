import { rowsOf } from '../row.ts';

export const input = rowsOf('F', {
  '01': ['malformed bodies on every write', '0 5xx, 0 exits, 0 stalls > 200 ms'],
  '02': ['malformed queries and paths on every read', '0 5xx; pages capped at 100'],
  '03': ['content types', 'only JSON, and forms where files are taken'],
  '04': ['too large, too deep, keys of the prototype', '413, 400, 400'],
  '05': ['naughty strings in every text, both languages', 'given back byte by byte'],
  '06': ['injection in search, sorting and filters', '0 injectable; % and _ are letters'],
  '07': ['requests that two readers would split differently', 'refused or closed; never a second answer'],
  '08': ['addresses in what is sent', '0 requests to them'],
  '09': ['Host and X-Forwarded-* that lie', '0 reflections'],
  '10': ['what errors tell; what lies around', '0 stacks, SQL, paths, versions; 0 hidden files'],
  '11': ['every error of the catalogue, both languages', '100 % in the envelope, in the reader’s words'],
});
