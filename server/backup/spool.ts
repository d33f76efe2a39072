import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where a part lies in a spool. */
export interface Spooled {
  readonly at: number;
  readonly bytes: number;
}

/** Takes parts as fast as they come, and hands them on as slowly as they are wanted. */
export interface Spool {
  write(pieces: AsyncIterable<string>): Promise<Spooled>;
  read(part: Spooled): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

const PIECE = 64 * 1024;

/** Makes one in a folder: a file for this user alone, without a name, which a disk of the machine forgets with the process. */
export async function openSpool(folder: string): Promise<Spool> {
  const file = path.join(folder, `.backup-${randomBytes(6).toString('hex')}.part`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  let end = 0;
  return {
    async write(pieces) {
      const at = end;
      for await (const piece of pieces) {
        await handle.appendFile(piece);
        end += Buffer.byteLength(piece);
      }
      return { at, bytes: end - at };
    },
    async *read({ at, bytes }) {
      for (let left = bytes; left > 0;) {
        const piece = Buffer.allocUnsafe(Math.min(PIECE, left));
        const { bytesRead } = await handle.read(piece, { position: at + bytes - left });
        if (bytesRead === 0) throw new Error('Rows that were set aside for the archive are gone');
        yield piece.subarray(0, bytesRead);
        left -= bytesRead;
      }
    },
    close: () => handle.close(),
  };
}
