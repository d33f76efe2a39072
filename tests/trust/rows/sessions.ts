import { rowsOf } from '../row.ts';

export const sessions = rowsOf('S', {
  '01': ['50 calls answered 401 at once in one tab', '1 refresh, 50 replays, 0 logouts, 100 times'],
  '02': ['20 refreshes at once with one cookie', '20 × 200, one next cookie, session alive'],
  '03': ['the answer of a refresh is lost', 'the old cookie refreshes again, 100 of 100'],
  '04': ['a cookie two steps old is used', '401, session ended, written down, current token dead'],
  '05': ['a refresh that fails or brings no token', 'one way to /login, storage cleared, no loop'],
  '06': ['token and cookie after logout, on every route', '0 routes let them in'],
  '07': ['suspended, deleted or demoted by an Admin', 'refused at once; 0 writes after it'],
  '08': ['password changed or reset', 'all other sessions refused, whatever the body asks'],
  '09': ['forged, altered, expired and foreign tokens', '≥ 25 variants, 0 accepted'],
  '10': [
    'the refresh cookie, its attributes and its senders',
    '__Host-, HttpOnly, Secure, SameSite; others 403',
  ],
  '11': ['a session that is idle, and one that is old', '0 requests accepted after either'],
  '12': ['ids of sessions and tokens', '≥ 128 bits, 0 of 1,000,000 alike'],
});
