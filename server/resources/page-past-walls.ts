import { type Order, type OrderKey, partsFrom } from './list-order.ts';

/** What a list finds together with what is kept from whoever asks, and that alone, as SQL. */
export interface Past {
  readonly whole: string;
  readonly hidden: string;
}

interface WalledWalk extends Past {
  /** What they may be shown. */
  readonly found: string;
  readonly order: Order;
  readonly key: OrderKey;
}

/**
 * The ids of a page far from where it is counted from, as an array. Jumps over the whole list without checking each row,
 * then moves on by the number of hidden rows passed.
 * @param most at most this many ids
 */
export function idsPastWalls(
  { found, whole, hidden, order, key }: WalledWalk,
  { isForward, skip, most }: { isForward: boolean; skip: string; most: string },
): string {
  const by = isForward ? order.by() : order.backwards();
  const isPassed = partsFrom(key, { isForward: !isForward, isIncluded: false }).map((part) => `(${part})`);
  const walked = partsFrom(key, { isForward, isIncluded: true }).map(
    (part) =>
      `array(select record.id from ${found} and ${part} order by ${by} limit (select rows + ${most} from passed))`,
  );
  // A column more would be made for every row that is skipped.
  const value = key.expression === null ? '' : `, ${key.expression} as value`;
  return `(with anchor as materialized (
  select record.id${value} from ${whole} order by ${by} limit 1 offset ${skip}
), passed as materialized (select count(*)::int as rows from ${hidden} and (${isPassed.join(' or ')}))
select (${walked.join(' || ')})[rows + 1:rows + ${most}] from passed)`;
}
