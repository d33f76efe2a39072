import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { processUsage } from './process-usage.ts';

interface ReaderOptions {
  /** The name of the reader's file, without its end: `./workbook-reader` beside the file that asks. */
  reader: string;
  /** `import.meta.url` of the file that asks. */
  from: string;
  /** What one reading may take at most: memory, and processor time. */
  megabytes: number;
  milliseconds: number;
}

/**
 * Lets a process of its own read something that nobody knows: a file of a few kilobytes can ask for gigabytes, or for
 * hours, which ends whatever reads it. It finds none of the host's settings, only data comes back, and the host's own work
 * comes before it.
 * @returns what the reader sent; `null` when it crashed, or took more than it may
 */
export async function runInChildProcess(
  message: Buffer | object,
  { reader: name, from, megabytes, milliseconds }: ReaderOptions,
): Promise<unknown> {
  // In the bundle the reader is an entry of its own beside the host's; from source it needs a loader.
  const isSource = from.endsWith('.ts');
  const reader = fork(fileURLToPath(new URL(`${name}.${isSource ? 'ts' : 'js'}`, from)), {
    execArgv: [...(isSource ? ['--import', 'tsx'] : []), `--max-old-space-size=${megabytes}`],
    // A file that takes the reader over finds no secret there.
    env: {},
    serialization: 'advanced',
    // What a crash prints is for nobody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (reader.pid !== undefined) setPriority(reader.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const stop = () => reader.kill('SIGKILL');
  const timer = setTimeout(stop, milliseconds * WAITING);
  // The limit above is for what JavaScript made; unpacked bytes lie beside it.
  const watch = setInterval(() => {
    void processUsage(reader.pid).then((used) => {
      if (used.megabytes > megabytes + RUNTIME_MEGABYTES || used.milliseconds > milliseconds) stop();
    });
  }, 100);
  try {
    reader.send(message, () => undefined);
    return await Promise.race([
      once(reader, 'message').then(([answer]: unknown[]) => answer),
      once(reader, 'exit').then(() => null),
    ]);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    stop();
  }
}

/** What Node and a loader take themselves. */
const RUNTIME_MEGABYTES = 200;

/**
 * How many times as long as it may work it may take: on a busy machine a good file waits for the processor, which is no
 * fault of it. Where the system does not tell how long it worked, it may take no longer than that.
 */
const WAITING = process.platform === 'linux' ? 6 : 1;
