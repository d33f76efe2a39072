import { rowsOf } from '../row.ts';

export const browser = rowsOf('C', {
  '01': ['5 tabs that wake with old tokens', '0 logouts, ≤ 5 refreshes'],
  '02': ['a tab that hangs while it refreshes', 'others go on ≤ 5 s'],
  '03': ['logout while a refresh is under way', 'the session never comes back'],
  '04': ['a duplicated tab', 'both work, logout ends both'],
  '05': ['offline in a form of several steps', 'draft kept; sent once'],
  '06': ['retries of queries', '3 tries for network and 5xx, 1 for 4xx, writes 1'],
  '07': ['somebody else signs in on this browser', 'the open page says so; 0 calls in their name'],
  '08': ['an optimistic change that fails', 'the screen equals the host'],
  '09': ['a deploy while the page is open', 'one reload ≤ 3 s, draft kept, no loop'],
  '10': ['storage full, refused, broken, old', '≥ 50 states start ≤ 3 s, 0 white pages'],
  '11': ['a part that breaks while it is drawn', 'its own place says so, the header stays'],
  '12': ['language toggled 50 times', 'the last one stands'],
  '13': ['back after logout', '0 private content on 20 pages'],
  '14': ['401 of login and refresh', 'no further refresh'],
  '15': ['the loading screen', 'never for ever'],
  '16': ['10 tabs', 'one toast, one number'],
  '17': ['the steps of a reset out of order', 'back to the first; the host refuses'],
  '18': ['random use for a while', '0 uncaught errors, 0 5xx'],
  '19': ['ten ways to lose what is typed, in every field of every form, dialog and cell', '0 lost'],
});
