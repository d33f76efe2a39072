import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';

/** The folder of everything the host keeps could not be used; the message says so in a sentence. */
export class DataDirError extends Error {}

/** Makes the data folder, for this user's eyes only (0700), and returns its path. Throws DataDirError. */
export function prepareDataDir(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
    accessSync(path, constants.W_OK);
    return path;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataDirError(`DATA_DIR must be a folder that can be written: ${reason}`, { cause: error });
  }
}
