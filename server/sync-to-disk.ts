import { open } from 'node:fs/promises';

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
