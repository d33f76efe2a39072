import { rowsOf } from '../row.ts';

export const data = rowsOf('D', {
  '01': ['kill -9 while writing, both databases', '0 acknowledged lost, 0 half rows, up ≤ 10 s'],
  '02': ['power loss, both databases', '0 lost, every start'],
  '03': ['broken lines while sending', 'exactly 1 request, 1 set of files, 1 notification', 'test:submit'],
  '04': ['two who save one record', 'the second 409, 0 overwritten'],
  '05': ['two who decide at once', '1 move, 1 entry, 1 notification', 'test:submit'],
  '06': ['registrations of one address at once', '1 account'],
  '07': ['a failure after each statement of each write', '0 partial states'],
  '08': ['backup, restored into an empty installation', 'same rows, same files'],
  '09': ['a migration that is killed', 'the next one succeeds'],
  '10': ['a day under load', 'memory and handles flat'],
  '11': ['totals while 16 read and write and hosts are killed', '0 that differ from the tables'],
  '12': ['10,000 tries at 50 free times, from two processes', 'each given once, 0 twice, 0 lost'],
  '13': [
    'a move that waits, while hosts are killed, race or take it back',
    'made once or never, 0 lost, told once',
  ],
});
