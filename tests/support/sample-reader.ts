// Does what it is asked, in a process of its own: see `run-in-child-process.ts`.
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

export type SampleReading = { readonly waits: number } | 'works forever';

process.once('message', ({ reading }: { reading: SampleReading }) => void read(reading));

async function read(reading: SampleReading): Promise<void> {
  while (reading === 'works forever');
  await sleep(reading.waits);
  process.send?.(getPriority());
}
