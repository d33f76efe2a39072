import type { MessageOf } from './fan-out/topics.ts';

type Change = MessageOf<'change'>;

/** The changes of records that this process has heard of lately, for whoever read something before they began to listen. */
export interface RecentChanges {
  add(change: Change): void;
  /** Some may have been missed: what is known begins anew. */
  miss(): void;
  /** Those since a moment, in their order; `null` where not all of them are known. Milliseconds, as `Date.now`. */
  since(moment: number): readonly Change[] | null;
}

/** From the first read of a page until it listens takes seconds, on a slow line a little longer. Milliseconds. */
const KEPT_MS = 60_000;
/** More are no sooner told one by one than everything is read again. */
const MOST = 500;

export function createRecentChanges(now: () => number = Date.now): RecentChanges {
  let kept: { at: number; change: Change }[] = [];
  let knownFrom = now();

  function forgetOld(): void {
    const oldest = now() - KEPT_MS;
    const found = kept.findIndex(({ at }) => at >= oldest);
    const first = Math.max(found === -1 ? kept.length : found, kept.length - MOST);
    if (first <= 0) return;
    // What came in the same millisecond as the last that goes may be gone with it.
    knownFrom = (kept[first - 1]?.at ?? knownFrom) + 1;
    kept.splice(0, first);
  }

  return {
    add(change) {
      kept.push({ at: now(), change });
      forgetOld();
    },
    miss() {
      kept = [];
      knownFrom = now() + 1;
    },
    since(moment) {
      forgetOld();
      if (moment < Math.max(knownFrom, now() - KEPT_MS)) return null;
      // It is known to the millisecond.
      return kept.flatMap(({ at, change }) => (at >= Math.floor(moment) ? [change] : []));
    },
  };
}
