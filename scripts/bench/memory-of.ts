import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Aims } from './aims.ts';

/** How much the memory of the host may grow under load. */
const AIM = 1.2;
/** By then a host that starts has drawn the pages of its site. Milliseconds. */
const START = 5_000;
const BETWEEN_LOOKS = 250;

/** What a process holds of the machine's memory, in megabytes; Windows does not say. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/**
 * Looks at the memory of a host that has just started, until its start is over.
 * @param rows how many each of its lists has
 * @returns asked later, says what its start took, what it holds now, and how much that is more
 */
export async function memoryFrom(
  pid: number,
  { rows, aims }: { rows: number; aims: Aims },
): Promise<() => string> {
  let first = 0;
  for (let passed = 0; passed < START; passed += BETWEEN_LOOKS) {
    first = Math.max(first, memoryOf(pid));
    await wait(BETWEEN_LOOKS);
  }
  return () => {
    const now = memoryOf(pid);
    const growth = now / first;
    return `memory of the host over ${rows} rows: ${first.toFixed(0)} MB for its start, ${now.toFixed(0)} MB after it all, ${growth.toFixed(2)} times (${aims.atMost(`memory of the host over ${rows} rows under load`, growth, AIM)})`;
  };
}
