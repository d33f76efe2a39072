import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createWorkQueue } from '../work-queue.ts';
import { BrokenFileError } from './broken-file-error.ts';

/** What reading one workbook may take: megabytes of memory and milliseconds. The largest that may be imported takes a
 * third of either. */
const LIMITS = { megabytes: 512, milliseconds: 30_000 };
const inTurn = createWorkQueue({ atOnce: 2, waiting: 20 });
const rowsSchema = z.array(z.array(z.string()));

/**
 * The rows of a workbook's first sheet as texts, read in a process of its own: a file of a few kilobytes can ask for
 * gigabytes, which ends whatever reads it. Throws `BrokenFileError`.
 */
export const readWorkbook = (file: Buffer): Promise<string[][]> => inTurn(() => readApart(file));

async function readApart(file: Buffer): Promise<string[][]> {
  const reader = fork(readerFile, {
    execArgv: [...loader, `--max-old-space-size=${LIMITS.megabytes}`],
    // None of the host's settings: a file that takes the reader over finds no secret there.
    env: {},
    serialization: 'advanced',
    // What a crash prints is for nobody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => reader.kill('SIGKILL'), LIMITS.milliseconds);
  try {
    reader.send(file, () => undefined);
    const answer = await Promise.race([
      once(reader, 'message').then(([rows]: unknown[]) => rows),
      once(reader, 'exit').then(() => null),
    ]);
    const rows = rowsSchema.safeParse(answer);
    if (!rows.success) throw new BrokenFileError(rows.error);
    return rows.data;
  } finally {
    clearTimeout(timer);
    reader.kill('SIGKILL');
  }
}

// In the bundle the reader is an entry of its own beside this file; from source it needs a loader.
const isSource = import.meta.url.endsWith('.ts');
const loader = isSource ? ['--import', 'tsx'] : [];
const readerFile = fileURLToPath(
  new URL(isSource ? './workbook-reader.ts' : './workbook-reader.js', import.meta.url),
);
