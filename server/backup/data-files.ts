import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { whenMissing } from '../stored-files.ts';
import { writeSynced } from '../sync-to-disk.ts';

/** The folders of a data folder that are kept: what people sent. Mails go after their term, and would stay in a backup. */
const FOLDERS = ['images', 'uploads'];

/** The files of a data folder, by their path in it. */
export async function filesOf(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(path.join(dataDir, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(whenMissing([]));
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part') && !entry.name.startsWith('.'))
        .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
    }),
  );
  return found
    .flat()
    .map((name) => name.split(path.sep).join('/'))
    .toSorted();
}

/** Writes a file for this user alone; one that lies there already is replaced. It is on the disk afterwards. */
export async function writeDataFile(dataDir: string, name: string, bytes: Buffer): Promise<void> {
  const target = placeOf(dataDir, name);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await writeSynced(target, bytes, 'w');
}

export const removeDataFile = (dataDir: string, name: string): Promise<void> =>
  rm(placeOf(dataDir, name), { force: true });

const placeOf = (dataDir: string, name: string): string => path.join(dataDir, ...name.split('/'));

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
