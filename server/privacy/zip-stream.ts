import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** Its path in the archive. */
  readonly name: string;
  readonly content: Uint8Array;
  /** Is it worth compressing? Pictures and documents are compressed already. */
  readonly isText: boolean;
}

/**
 * An archive as it is made: one entry at a time is in memory, and the reader sets the pace. Not by the library that writes
 * the backups, which pushes: it would wait for ever for a reader who left half way.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => void (error ? failures.push(error) : made.push(chunk)));
  for await (const { name, content, isText } of entries) {
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(entry);
    entry.push(content, true);
    if (failures[0]) throw failures[0];
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
