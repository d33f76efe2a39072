import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { syncToDisk } from '../sync-to-disk.ts';

/** Adds a part from pieces as they come. @returns what the manifest says of it */
export type AddPart = (
  name: string,
  pieces: AsyncIterable<string | Buffer>,
) => Promise<{ bytes: number; sha256: string }>;

/**
 * Writes a zip file for this user alone. It has its name only once it is whole and on the disk.
 * @param fill adds the parts, one after the other, and gives the archive's comment
 */
export async function writeArchive(file: string, fill: (add: AddPart) => Promise<string>): Promise<void> {
  const draft = `${file}.part`;
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600 }));
  const broken = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  // Heard while the parts are added; what comes later is awaited itself.
  broken.catch(() => undefined);
  const add: AddPart = async (name, pieces) => {
    const hash = createHash('sha256');
    let bytes = 0;
    const measured = async function* () {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += Buffer.byteLength(piece);
        yield piece;
      }
    };
    const source = Readable.from(measured());
    // The quickest level that is worth while: a running host wants the processor too.
    zip.addReadStream(source, name, { compressionLevel: 1, mode: 0o600 });
    await finished(source);
    return { bytes, sha256: hash.digest('hex') };
  };
  try {
    const comment = await Promise.race([fill(add), broken]);
    zip.end({ comment, forceZip64Format: false });
    await written;
    await syncToDisk(draft);
    await rename(draft, file);
    await syncToDisk(path.dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
