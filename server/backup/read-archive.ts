import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { sha256Of } from './data-files.ts';
import { BackupError } from './backup-error.ts';
import { MANIFEST, type Manifest, filePart, manifestSchema, tablePart } from './manifest.ts';
import { areWhole, lineBatches } from './table-lines.ts';

export interface Archive {
  readonly manifest: Manifest;
  /** The rows of a table, some hundred at a time. */
  rowsOf(table: string): AsyncGenerator<string[]>;
  /** The content of a file. Throws BackupError when it is not what was put in. */
  fileOf(name: string): Promise<Buffer>;
  close(): void;
}

/**
 * Opens an archive and reads all of it once, so that nothing is ever restored from one that is damaged.
 * Throws BackupError, with the part that is not what the manifest says.
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await yauzl.openPromise(file, { autoClose: false, lazyEntries: true }).catch(notWhole(file));
  const parts = new Map<string, yauzl.Entry>();
  try {
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry);
    const open = (name: string): Promise<Readable> => {
      const entry = parts.get(name);
      if (!entry) throw new BackupError(`The backup lacks ${name}: it is not whole.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = await manifestIn(open, zip.comment);
    const archive: Archive = {
      manifest,
      rowsOf: async function* (table) {
        yield* lineBatches(await open(tablePart(table)));
      },
      async fileOf(name) {
        const bytes = await buffer(await open(filePart(name)));
        if (sha256Of(bytes) !== manifest.files[name]?.sha256) throw damaged(name);
        return bytes;
      },
      close: () => zip.close(),
    };
    for (const [table, entry] of Object.entries(manifest.tables)) {
      if (!(await areWhole(archive.rowsOf(table), entry))) throw damaged(tablePart(table));
    }
    for (const name of Object.keys(manifest.files)) await archive.fileOf(name);
    return archive;
  } catch (error) {
    zip.close();
    if (error instanceof BackupError) throw error;
    return notWhole(file)(error);
  }
}

/** @param sha256 the archive's comment: the hash of its manifest */
async function manifestIn(open: (name: string) => Promise<Readable>, sha256: string): Promise<Manifest> {
  const bytes = await buffer(await open(MANIFEST));
  if (sha256Of(bytes) !== sha256) throw damaged(MANIFEST);
  const parsed = manifestSchema.safeParse(JSON.parse(bytes.toString()));
  if (!parsed.success)
    throw new BackupError('The manifest of the backup is of a kind that is not known here.');
  return parsed.data;
}

const damaged = (part: string) => new BackupError(`The backup is damaged: ${part} is not what was put in.`);

const notWhole =
  (file: string) =>
  (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is no backup, or not whole: ${reason}.`, { cause: error });
  };
