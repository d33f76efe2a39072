import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Takes a name on this machine that only one process can hold and that is free again as soon as the process
 * has ended. Resolves to null when another process (or another call) holds it.
 */
export async function listenAlone(name: string): Promise<Server | null> {
  const address = addressFor(name);
  const server = await listen(address);
  if (server || !leavesFile || (await answers(address))) return server;
  rmSync(address, { force: true });
  return listen(address);
}

// Linux: the abstract namespace. Windows: named pipes. Elsewhere a socket file, which outlives its process.
const leavesFile = process.platform !== 'linux' && process.platform !== 'win32';

function addressFor(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    // exclusive: without it the workers of a cluster would share one socket, and all would win.
    server.listen({ path: address, exclusive: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
