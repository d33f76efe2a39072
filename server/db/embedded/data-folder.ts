import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncToDisk } from '../../sync-to-disk.ts';

export interface DataFolder {
  /** To be called when the database has opened: from then on the folder holds something worth keeping. */
  confirm(): Promise<void>;
}

/**
 * Prepares the folder for the engine. A first start that is cut off leaves half a database that would never
 * open again; a marker beside the folder tells it apart from a used one, and it is made anew.
 */
export async function prepareDataFolder(folder: string): Promise<DataFolder> {
  const marker = `${folder}.creating`;
  const isNew = existsSync(marker) || !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) {
    const entries = existsSync(folder) ? await readdir(folder) : [];
    if (entries.length > 0 && !existsSync(marker)) {
      throw new Error(
        `The folder ${folder} is not empty and holds no database. Empty it, or set DATA_DIR to another folder.`,
      );
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(marker, '');
    await Promise.all(entries.map((entry) => rm(path.join(folder, entry), { recursive: true })));
  }
  return {
    async confirm() {
      if (!isNew) return;
      // The engine makes its files without a single sync, and later checkpoints only sync what has changed.
      await syncTree(folder);
      await rm(marker);
      await syncToDisk(path.dirname(folder));
    },
  };
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(child);
    else await syncToDisk(child);
  }
  await syncToDisk(folder);
}
