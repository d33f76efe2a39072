import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncToDisk, writeSynced } from './sync-to-disk.ts';

/** Files that people sent, a folder for each key, outside anything that is served (R374). */
export interface StoredFiles {
  /** @returns null when there is no such file */
  read(key: string, name: string): Promise<Buffer | null>;
  /** Either the whole file is there afterwards, also after a power cut, or none of it. */
  write(key: string, name: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  /** The keys whose folders have not changed since a moment, in milliseconds. */
  keysOlderThan(moment: number): Promise<string[]>;
}

/**
 * @param dataDir the host's data folder
 * @param name what they are, such as `images`: they lie in the folder of that name
 */
export function createStoredFiles(dataDir: string, name: string): StoredFiles {
  const root = join(dataDir, name);
  return {
    read: (key, name) => readFile(join(root, key, name)).catch(whenMissing(null)),
    async write(key, name, bytes) {
      const folder = join(root, key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${name}.${randomBytes(6).toString('hex')}.part`);
      try {
        await writeSynced(part, bytes, 'wx');
        await rename(part, join(folder, name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      for (const changed of [folder, root, dataDir]) await syncToDisk(changed);
    },
    remove: (key) => rm(join(root, key), { recursive: true, force: true }),
    async keysOlderThan(moment) {
      const keys = await readdir(root).catch(whenMissing<string[]>([]));
      const ages = await Promise.all(
        keys.map((key) => stat(join(root, key)).then(({ mtimeMs }) => mtimeMs, whenMissing(Infinity))),
      );
      return keys.filter((_, at) => (ages[at] ?? Infinity) < moment);
    },
  };
}

/** Takes what could not be removed. */
export interface SweepLog {
  warn(details: object, message: string): void;
}

/** Removes files one by one. One that cannot be removed is logged, left to the next round, and keeps no other. */
export async function removeEach(
  names: readonly string[],
  { remove, log }: { remove: (name: string) => Promise<void>; log: SweepLog },
): Promise<void> {
  for (const name of names)
    await remove(name).catch((error: unknown) =>
      log.warn({ err: error, file: name }, 'A file that nobody needs any more could not be removed.'),
    );
}

/** Takes the place of what a missing file would have given, and throws every other error. */
export const whenMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
    throw error;
  };
