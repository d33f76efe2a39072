import { siteOf } from './count-sites.ts';
import type { Mutant } from './find-mutants.ts';
import { type Counted, Tester } from './tester.ts';

export interface Judged {
  readonly mutant: Mutant;
  /** The test file that noticed; `undefined`: the mutant survived. */
  readonly killedBy: string | undefined;
  /** How many test files come by, and did not notice. */
  readonly missedBy: number;
}

/** Tries one mutant after the other, until all are judged or the time is up. */
export async function judgeMutants(options: {
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
  readonly endsAt: number;
  readonly onCounted: (counted: Counted) => void;
  readonly onJudged: (judged: Judged) => void;
}): Promise<Judged[]> {
  const tester = new Tester();
  try {
    const counted = await tester.count(options.tests, options.mutants);
    options.onCounted(counted);
    const usable = new Map(counted.ran.filter(({ isPassed }) => isPassed).map(({ test, ms }) => [test, ms]));
    const lastKiller = new Map<string, string>();
    const judged: Judged[] = [];
    for (const mutant of options.mutants) {
      if (Date.now() > options.endsAt) break;
      const killer = lastKiller.get(mutant.file);
      // What noticed the last mistake in this file comes first, then what is quick.
      const tests = (counted.reachedBy.get(siteOf(mutant)) ?? [])
        .filter((test) => usable.has(test))
        .sort((one, other) => rank(one, killer, usable) - rank(other, killer, usable));
      const killedBy = await firstToNotice(tester, tests, mutant, usable);
      if (killedBy) lastKiller.set(mutant.file, killedBy);
      const one = { mutant, killedBy, missedBy: killedBy ? 0 : tests.length };
      judged.push(one);
      options.onJudged(one);
    }
    return judged;
  } finally {
    await tester.close();
  }
}

const rank = (test: string, killer: string | undefined, took: ReadonlyMap<string, number>): number =>
  test === killer ? -1 : (took.get(test) ?? 0);

async function firstToNotice(
  tester: Tester,
  tests: readonly string[],
  mutant: Mutant,
  took: ReadonlyMap<string, number>,
): Promise<string | undefined> {
  for (const test of tests) {
    // The machine may be busy with others: late is what takes many times as long, and no less than half a minute.
    if (await tester.notices(test, mutant, 30_000 + 5 * (took.get(test) ?? 0))) return test;
  }
  return undefined;
}
