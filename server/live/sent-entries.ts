import type { InboxEntry } from './inbox-arrivals.ts';

/** The numbers of an inbox that were sent, without one left out. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** Further back than that nobody is told of anything: people find it when they connect. */
const LOOK_BACK = 150;

/**
 * Keeps entries in their order. A transaction with a lower number may announce itself later. Its entry is already in the
 * inbox, so it is sent with the higher one.
 */
export function createSentEntries() {
  const spans = new Map<number, Span>();
  return {
    /** What is to be sent for these entries; `keep` says that it was. */
    next(told: readonly InboxEntry[]): { entries: InboxEntry[]; keep: () => void } {
      const entries: InboxEntry[] = [];
      const after = new Map<number, Span>();
      for (const [userId, numbers] of byAccount(told)) {
        const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
        const known = spans.get(userId);
        const span = known && lowest - known.last <= LOOK_BACK ? known : { first: lowest, last: lowest - 1 };
        const wanted = numbers.filter((number) => number < span.first);
        for (let number = span.last + 1; number <= highest; number += 1) wanted.push(number);
        entries.push(...wanted.map((sequence) => ({ userId, sequence })));
        after.set(userId, { first: span.first, last: Math.max(span.last, highest) });
      }
      const keep = () => after.forEach((span, userId) => spans.set(userId, span));
      return { entries, keep };
    },
    /** Nobody of the account is connected any more. */
    forget: (userId: number): void => void spans.delete(userId),
  };
}

function byAccount(entries: readonly InboxEntry[]): Map<number, number[]> {
  const numbers = new Map<number, number[]>();
  for (const { userId, sequence } of entries) numbers.set(userId, [...(numbers.get(userId) ?? []), sequence]);
  return numbers;
}
