import { type BenchCall, USERS } from './calls.ts';
import { type Figures, measureServer } from './measure.ts';
import type { Target } from './servers.ts';
import { inColumns, median } from './table.ts';

type Asked = Pick<BenchCall, 'name' | 'request'>;

const PAGE_SIZE = 20;
const DEEP_PAGE = (USERS * 0.9) / PAGE_SIZE;
const listOf = (endpoint: string, rest: string) =>
  ({ method: 'GET', path: `/api/${endpoint}/GetAll?PageSize=${PAGE_SIZE}&${rest}` }) as const;
const asked = (name: string, endpoint: string, rest: (n: number) => string): Asked => ({
  name,
  request: (n) => listOf(endpoint, rest(n)),
});
const number = (n: number): string => String(10_000 + ((n * 7919) % 80_000));

const USER_SEARCH = (n: number) => `PageIndex=1&SearchTerm=user${number(n)}`;
/** What staff ask of the list of requests, and what of the list of users it is held against. */
const PAIRS = [
  ['first page', () => 'PageIndex=1', () => 'PageIndex=1'],
  ['deep page', () => `PageIndex=${DEEP_PAGE}`, () => `PageIndex=${DEEP_PAGE}`],
  ['one status', () => 'PageIndex=1&Status=Contacted', () => 'PageIndex=1&Role=User'],
  ['late', () => 'PageIndex=1&DueDate=late', () => 'PageIndex=1&Role=User'],
  ['search', (n: number) => `PageIndex=1&SearchTerm=${number(n)}`, USER_SEARCH],
] as const;

/**
 * How the list of requests answers beside the list of users, by the same host: rounds of a second in turn, medians,
 * and the share of the rate within its round.
 * @param rounds of each call, after one that only warms up
 */
export async function requestsBesideUsers(host: Target, rounds: number): Promise<string> {
  const lines: string[][] = [];
  for (const [name, ofRequests, ofUsers] of PAIRS) {
    const requests = asked(name, 'Requests', ofRequests);
    const users = asked(name, 'ApplicationUsers', ofUsers);
    for (const callers of [1, 16]) {
      const measure = (call: Asked) => measureServer(host, call, { callers, seconds: 1 });
      const seen: { ours: Figures; theirs: Figures }[] = [];
      for (let n = 0; n <= rounds; n += 1) {
        const round = { ours: await measure(requests), theirs: await measure(users) };
        if (n > 0) seen.push(round);
      }
      const of = (side: 'ours' | 'theirs', key: keyof Figures) =>
        median(seen.map((round) => round[side][key])).toFixed(0);
      const share = median(seen.map(({ ours, theirs }) => ours.rate / theirs.rate));
      lines.push([
        name,
        String(callers),
        of('ours', 'rate'),
        `${of('ours', 'p50')}/${of('ours', 'p99')}`,
        of('theirs', 'rate'),
        `${of('theirs', 'p50')}/${of('theirs', 'p99')}`,
        `${(100 * share).toFixed(0)} %`,
      ]);
    }
  }
  return inColumns([HEAD, ...lines]);
}

const HEAD = 'call|callers|requests/s|p50/p99 ms|users/s|p50/p99 ms|requests : users'.split('|');
