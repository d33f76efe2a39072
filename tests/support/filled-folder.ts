import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHostProcess } from './host-process.ts';

/** Where Playwright's workers find the folder: they are other processes than the one that fills it. */
const NAME = 'FILLED_DATA_DIR';

/**
 * Starts the built host once on an empty folder, as a first visitor does, and ends it in order. The hosts of the
 * stories begin with copies of that folder: filling one takes seven times as long as starting on a full one.
 * @returns what removes the folder
 */
export async function prepareFilledFolder(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'filled-folder-'));
  const host = await startHostProcess(folder, 0);
  await host.end('SIGTERM');
  process.env[NAME] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills `dataDir` with a copy; leaves it empty where none was prepared. */
export function copyFilledFolder(dataDir: string): void {
  const folder = process.env[NAME];
  if (folder !== undefined) cpSync(folder, dataDir, { recursive: true });
}
