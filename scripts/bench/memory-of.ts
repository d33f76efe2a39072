import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Aims } from './aims.ts';
import type { Undo } from './undo.ts';

/** How much more memory the host may hold under load than for its start. */
const AIM = 1.2;
/** By then a host that starts has drawn the pages of its site. Milliseconds. */
const START = 5_000;
const BETWEEN_LOOKS_AT_START = 250;
const BETWEEN_LOOKS = 2_000;

/** What a process holds of the machine's memory, in megabytes; Windows does not say. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/**
 * Watches the memory of a host that has just started. Right after its start as under load V8 keeps room for new objects;
 * a host at rest has given that back, so the most of the one is held against the most of the other.
 * @param rows how many each of its lists has
 * @returns once its start is over; asked after the load, says the most that it held for its start and since, and how much
 * that is more
 */
export async function memoryFrom(
  undo: Undo,
  pid: number,
  { rows, aims }: { rows: number; aims: Aims },
): Promise<() => string> {
  let started = 0;
  for (let passed = 0; passed < START; passed += BETWEEN_LOOKS_AT_START) {
    started = Math.max(started, memoryOf(pid));
    await wait(BETWEEN_LOOKS_AT_START);
  }
  let most = 0;
  const look = () => (most = Math.max(most, memoryOf(pid)));
  const watch = setInterval(look, BETWEEN_LOOKS);
  undo.push(async () => clearInterval(watch));
  return () => {
    look();
    const growth = most / started;
    return `memory of the host over ${rows} rows: ${started.toFixed(0)} MB for its start, at most ${most.toFixed(0)} MB since, ${growth.toFixed(2)} times (${aims.atMost(`memory of the host over ${rows} rows under load`, growth, AIM)})`;
  };
}
