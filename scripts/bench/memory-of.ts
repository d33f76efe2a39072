import { execFileSync } from 'node:child_process';
import type { Aims } from './aims.ts';

/** How much the memory of the host may grow under load. */
const AIM = 1.2;

/** What a process holds of the machine's memory, in megabytes; Windows does not say. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/**
 * Looks at the memory of a host.
 * @param rows how many each of its lists has
 * @returns asked later, says what it was at first, what it is now, and how much it has grown
 */
export function memoryFrom(pid: number, { rows, aims }: { rows: number; aims: Aims }): () => string {
  const first = memoryOf(pid);
  return () => {
    const now = memoryOf(pid);
    const growth = now / first;
    return `memory of the host over ${rows} rows: ${first.toFixed(0)} MB at first, ${now.toFixed(0)} MB after it all, ${growth.toFixed(2)} times (${aims.atMost(`memory of the host over ${rows} rows under load`, growth, AIM)})`;
  };
}
