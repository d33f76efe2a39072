import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { DatabaseLog } from '../database.ts';

/** What programs that speak to PostgreSQL take as the name of a server and its port. */
export const localServer = (dataDir: string) => ({ host: path.resolve(dataDir), port: 5432 });

export const socketFile = (dataDir: string): string => {
  const { host, port } = localServer(dataDir);
  return path.join(host, `.s.PGSQL.${port}`);
};

/**
 * Lets the other commands of this user reach the embedded database while its host runs: a socket in the data folder,
 * which nobody else may open. Without it only the backup of a running host is lost, so a system that has no such
 * sockets is told of and not refused.
 * @param connect makes one connection to the engine
 * @returns the function that ends it
 */
export async function serveLocally(
  dataDir: string,
  { connect, log }: { connect: () => Duplex; log: DatabaseLog },
): Promise<() => Promise<void>> {
  const file = socketFile(dataDir);
  const lines = new Set<Socket>();
  const server = createServer((socket) => {
    const line = connect();
    lines.add(socket);
    socket.on('error', () => line.destroy());
    line.on('error', () => socket.destroy());
    // Gone without a goodbye: whatever it had begun is rolled back.
    socket.on('close', () => {
      lines.delete(socket);
      line.destroy();
    });
    socket.pipe(line).pipe(socket);
  });
  try {
    // The folder's lock is held: a socket that lies here belongs to nobody any more.
    await rm(file, { force: true });
    await new Promise<void>((ready, failed) => {
      server.once('error', failed);
      server.listen(file, ready);
    });
    await chmod(file, 0o600);
  } catch (error) {
    log.warn({ err: error }, 'The database can be backed up only while the host is stopped.');
  }
  server.unref();
  return () =>
    new Promise((closed) => {
      for (const socket of lines) socket.destroy();
      server.close(() => closed());
    });
}
