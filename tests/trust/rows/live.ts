import { rowsOf } from '../row.ts';

export const live = rowsOf('H', {
  '01': ['official clients of the protocol', 'connect, call, hear, come back'],
  '02': ['the hub’s stated behaviour', '≥ 60 of it tested'],
  '03': ['the host killed with 1,000 clients', 'all back ≤ 15 s, 0 missing, 0 twice', 'test:hub'],
  '04': ['an outage longer than all delays', 'tried every 5 s, all back ≤ 10 s', 'test:hub'],
  '05': ['connections that say nothing', 'noticed and freed'],
  '06': ['tokens, origins and stolen ids at the hub', '0 connect'],
  '07': ['too much, too large, too many', 'closed; others go on'],
  '08': ['rights that end while connected', 'closed, 0 events after it'],
  '09': ['channels', '0 events of others'],
  '10': ['two processes and Redis', '0 missing', 'test:hub-redis'],
  '11': ['from commit to browser', 'p99 < 300 ms', 'bench:live'],
  '12': ['tokens in logs', '0'],
  '13': ['a network without WebSockets', 'news ≤ 60 s'],
});
