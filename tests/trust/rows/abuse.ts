import { rowsOf } from '../row.ts';

export const abuse = rowsOf('A', {
  '01': ['10,000 guesses at one code, check and reset together', '≤ 5 compared; then the right one is dead'],
  '02': ['200 guesses at once, 200 right ones at once', '0 after five wrong; exactly 1 password set'],
  '03': ['known and unknown address: text and time', 'same bytes; medians ≤ 5 ms apart, p > 0.01'],
  '04': ['the code itself', 'uniform, ≤ 10 min, once, keyed hash only, old one dead, ≤ 5 an hour'],
  '05': ['ways around a limit: header, case, dots, plus, /64, path', '0 of ≥ 40 variants raise it'],
  '06': ['wrong passwords on one account, from 1,000 addresses', 'guesses held; the owner still gets in'],
  '07': ['1,000 posts of messages, requests, consultations', 'stored ≤ cap, the rest 429 with Retry-After'],
  '08': ['a fresh installation', '0 default accounts'],
  '09': ['200 logins at once', 'others p99 < 500 ms, memory < +600 MB, 2 hashes, rest 429'],
  '10': ['1,000 random orders of the reset’s steps', 'a password changes only by send, check, set'],
});
