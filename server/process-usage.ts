import { readFile } from 'node:fs/promises';

interface ProcessUsage {
  /** Memory that it holds. */
  megabytes: number;
  /** Processor time that it has had. */
  milliseconds: number;
}

/** What a process has taken by now, where the system tells it (Linux), else nothing. */
export async function processUsage(pid: number | undefined): Promise<ProcessUsage> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0);
  // Its name, in brackets, may hold anything: what is counted stands behind the last one.
  const [user = 0, system = 0] = (stat ?? '')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return { megabytes: kilobytes / 1024, milliseconds: (user + system) * MS_PER_TICK };
}

/** Linux counts for programs in hundredths of a second, whatever it counts in itself. */
const MS_PER_TICK = 10;
