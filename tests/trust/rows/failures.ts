import { rowsOf } from '../row.ts';

export const failures = rowsOf('I', {
  '01': ['PostgreSQL restarted under load', '503 with Retry-After, 0 lost, back ≤ 3 s, 0 exits'],
  '02': ['PostgreSQL unreachable', 'readiness says so, no call hangs > 5 s'],
  '03': ['serialization failures and deadlocks', '≤ 3 more tries, then 503'],
  '04': ['a full disk', 'clean refusals; reads go on; recovers'],
  '05': ['Redis gone', '0 5xx; limits still counted'],
  '06': ['a mail server that is slow or refuses', 'answers ≤ 3 s; mail kept and tried again'],
  '07': ['clocks that differ', 'no token accepted > 60 s late, nothing lost'],
  '08': ['health', 'live asks nothing; ready is kept ≥ 1 s'],
  '09': ['SIGTERM under load', '0 acknowledged lost, end ≤ 10 s'],
  '10': ['slow clients', 'cut; others answered'],
  '11': ['512 MB of memory', 'suites pass'],
  '12': ['TLS', 'ended before the host'],
});
