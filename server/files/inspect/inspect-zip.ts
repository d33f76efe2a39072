import { zipSync } from 'fflate';
import yauzl from 'yauzl';
import { Found } from './verdict.ts';

/** A file of a package, unpacked. */
export interface Packed {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What unpacking may come to in all; the packages inside share it. */
export interface Allowance {
  bytes: number;
  entries: number;
}

/**
 * Unpacks a package as far as the allowance goes. Throws `Found`: `fileUnsafe` for more than that, for names that two
 * programs would read differently, for files that share their bytes, and for what stands behind the end; `fileLocked`
 * for what is encrypted, `fileBroken` for what is not whole.
 */
export async function unpack(bytes: Buffer, allowance: Allowance): Promise<Packed[]> {
  const zip = await opened(bytes);
  if (zip.comment !== '') throw new Found('fileUnsafe');
  let packed = 0;
  const names = new Set<string>();
  const files: Packed[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      allowance.entries -= 1;
      if (allowance.entries < 0 || names.has(name.toLowerCase())) throw new Found('fileUnsafe');
      names.add(name.toLowerCase());
      packed += entry.compressedSize;
      if (packed > bytes.length) throw new Found('fileUnsafe');
      // A size that is told already shows a bomb that says it is one.
      if (entry.uncompressedSize > allowance.bytes) throw new Found('fileUnsafe');
      if (entry.isEncrypted()) throw new Found('fileLocked');
      if (!name.endsWith('/')) files.push({ name, bytes: await contentOf(zip, entry, allowance) });
    }
  } catch (error) {
    throw error instanceof Found ? error : new Found('fileBroken');
  }
  return files;
}

/** Packs files in their order, of which the first says what the others are. */
export const repack = (files: readonly Packed[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))));

/** Does a program for packages find one at the end of this file? */
export function endsLikeZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(END_SIZE + COMMENT_MAX));
  for (let at = tail.lastIndexOf(END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)) {
    if (at + END_SIZE > tail.length) continue;
    if (at + END_SIZE + tail.readUInt16LE(at + 20) <= tail.length) return true;
  }
  return false;
}

async function opened(bytes: Buffer): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.fromBufferPromise(bytes, { strictFileNames: true });
  } catch {
    throw new Found('fileBroken');
  }
}

async function contentOf(zip: yauzl.ZipFile, entry: yauzl.Entry, allowance: Allowance): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    // A stream of bytes gives nothing else.
    const part = chunk as Buffer;
    allowance.bytes -= part.length;
    if (allowance.bytes < 0) throw new Found('fileUnsafe');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

const END = Buffer.from('PK\u0005\u0006', 'latin1');
const END_SIZE = 22;
const COMMENT_MAX = 65_535;
