import { open } from 'node:fs/promises';

/**
 * Writes a file for this user alone, and resolves once it would survive a power cut.
 * @param flag `wx` throws where it is there already, `w` replaces it
 */
export async function writeSynced(path: string, bytes: Buffer, flag: 'w' | 'wx'): Promise<void> {
  const file = await open(path, flag, 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Resolves once what a file holds, or which files a folder names, would survive a power cut. */
export async function syncToDisk(fileOrFolder: string): Promise<void> {
  // Windows can neither open nor sync a folder, and does not need to.
  if (process.platform === 'win32') return;
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
