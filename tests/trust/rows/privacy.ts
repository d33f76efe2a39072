import { rowsOf } from '../row.ts';

export const privacy = rowsOf('P', {
  '01': ['marked secrets through every route', '0 in logs, audit, history, metrics'],
  '02': ['storage after logout', 'empty, also when the host is away'],
  '03': ['reads of client matters by staff, and all writes', '100 % written down'],
  '04': ['export and deletion of a person’s data', '0 left outside the stated retention'],
  '05': ['who saw what, when', 'a report of all that a notice needs'],
  '06': ['backups and uploads on the disk', 'for their owner alone'],
});
