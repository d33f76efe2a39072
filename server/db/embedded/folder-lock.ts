import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { createHeartbeat } from './heartbeat.ts';
import { listenAlone } from './listen-alone.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** The folder is open in another process; its message says what to do. */
export class FolderInUseError extends Error {}

interface LockOptions {
  /** Called when another machine has taken the folder over, for instance while this one was suspended. */
  onLost: (error: Error) => void;
}

/**
 * Makes this process the only owner of a database folder: two engines on one folder destroy it silently.
 * Between processes of one machine the operating system decides, through a socket that vanishes with its
 * process, however it ends. For another machine or container on the same volume there is a heartbeat file.
 * Throws FolderInUseError.
 */
export async function lockFolder(folder: string, { onLost }: LockOptions): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(folder);
  // The number of a folder that was removed while somebody still had it open is given to another one, born later.
  const { dev, ino, birthtimeNs } = statSync(real, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}:${birthtimeNs}`).digest('hex').slice(0, 32);

  const server = await listenAlone(`embedded-database-${name}`);
  if (!server) throw inUse(real, 'in another process');

  const heartbeat = createHeartbeat(`${real}.lock`);
  const isOurs = await heartbeat
    .start(() => onLost(inUse(real, ELSEWHERE)))
    .catch((error: unknown) => {
      server.close();
      throw error;
    });
  if (!isOurs) {
    server.close();
    throw inUse(real, ELSEWHERE);
  }

  return {
    async release() {
      await heartbeat.stop();
      await new Promise<void>((closed) => {
        server.close(() => closed());
      });
    },
  };
}

const ELSEWHERE = 'on another machine or in another container';

const inUse = (folder: string, where: string) =>
  new FolderInUseError(
    `The database folder ${folder} is already open ${where}. ` +
      'Stop that one first, or set DATABASE_URL to a PostgreSQL to run several.',
  );
