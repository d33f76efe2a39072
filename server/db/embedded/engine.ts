import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS } from './durable-node-fs.ts';

export interface EngineOptions {
  /** Folder of the database; null keeps everything in memory. */
  folder: string | null;
  /** A dump of another engine to start from; only for an empty database. */
  snapshot?: Uint8Array<ArrayBuffer>;
  /** Called with PostgreSQL's own line when it reports PANIC or FATAL: the engine must not be used any more. */
  onPanic: (line: string) => void;
}

/** Starts PostgreSQL in this thread, which it blocks while it works: run it in a worker. */
export function openEngine({ folder, snapshot, onPanic }: EngineOptions): Promise<PGlite> {
  return PGlite.create({
    extensions: { pg_trgm },
    startParams: folder === null ? memoryParams : durableParams,
    ...(folder === null ? {} : { fs: new DurableNodeFS(folder) }),
    ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
    onStderr: (line) => {
      if (FATAL_LINE.test(line)) onPanic(line);
      return true;
    },
  });
}

// PostgreSQL indents the later lines of a message, so no text from a user can stand at the start of one.
const FATAL_LINE = /^\S+ \S+ \S+ \[\d+\] (?:PANIC|FATAL): /;

const settings = (values: Record<string, string>): string[] =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const sharedParams = settings({
  // Without this every refused statement would be written out with the reader's data in it.
  log_min_messages: 'fatal',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
});

const memoryParams = [
  ...PGlite.defaultStartParams,
  ...sharedParams,
  // The files are in memory themselves, and a test starts one in a moment.
  ...settings({ shared_buffers: '16MB' }),
];

const durableParams = [
  // -F is "never sync".
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...sharedParams,
  ...settings({
    // The users of a large firm fit: reading through the file system costs a crossing out of WebAssembly for each page.
    shared_buffers: '96MB',
    // The default on Linux, fdatasync, is an empty function inside the engine.
    wal_sync_method: 'fsync',
  }),
];
